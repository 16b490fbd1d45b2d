/** The page itself: all that is drawn. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { workOffline } from "./offline.ts";
import { open, watchRoom } from "./store/index.ts";
import { App } from "./ui/App.tsx";
import { loadRest } from "./ui/later.tsx";

watchRoom();
const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
open();
setTimeout(loadRest, 600);
if (import.meta.env.PROD) addEventListener("load", () => setTimeout(workOffline, 1500));
