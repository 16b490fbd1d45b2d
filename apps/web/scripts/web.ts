/** `npm start`: builds the page, serves it, and prints its address. `PORT` chooses the port; one that is taken gives way to a free one. */
import { join } from "node:path";
import { build } from "vite";
import { serve } from "./serve.ts";

const root = join(import.meta.dirname, "..");
await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
const folder = join(root, "dist");
const wanted = Number(process.env["PORT"] ?? 4173);
const { address } = await serve(folder, wanted).catch(() => serve(folder, 0));
console.log(`The table is set: ${address}`);
