/** The page's entry. */
import "@fontsource-variable/cinzel/index.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./style/base.css";
import "./style/start.css";
import "./style/card.css";
import "./style/big-card.css";
import "./style/table.css";
import "./style/seat.css";
import "./style/dock.css";
import "./style/rail.css";
import "./style/panels.css";
import "./style/narrow.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { workOffline } from "./offline.ts";
import { open } from "./store/index.ts";
import { App } from "./ui/App.tsx";

const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
open();
if (import.meta.env.PROD) addEventListener("load", () => setTimeout(workOffline, 1500));
