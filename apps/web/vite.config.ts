import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fetchedAtOnce, filesForService } from "./scripts/shell.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react(), fetchedAtOnce(), filesForService()],
  worker: { format: "es" },
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), service: join(import.meta.dirname, "src/service.ts") },
      // The service worker has to stand beside the page, under a name that stays.
      output: { entryFileNames: ({ name }) => (name === "service" ? "service.js" : "assets/[name]-[hash].js") },
    },
  },
});
