/** The page's entry: starts the worker, which has the most to load, and then the page beside it. */
import "@fontsource-variable/cinzel/index.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./style/base.css";
import "./style/start.css";
import "./style/card.css";
import "./style/big-card.css";
import "./style/moving.css";
import "./style/table.css";
import "./style/rows.css";
import "./style/seat.css";
import "./style/dock.css";
import "./style/rail.css";
import "./style/panels.css";
import "./style/decks.css";
import "./style/looking.css";
import "./style/arrange.css";
import "./style/narrow.css";
import "./style/phone.css";
import "./style/drawer.css";
import "./style/contrast.css";
import { startWorker } from "./store/line.ts";

startWorker();
void import("./page.tsx");
