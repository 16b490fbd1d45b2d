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
// When the first screen has been drawn.
requestAnimationFrame(() => setTimeout(loadRest, 50));
// The load event may be over by now, since the page comes after the first screen.
if (import.meta.env.PROD) setTimeout(workOffline, 2000);
