import { defineConfig } from "vitest/config";

/** Tests in a real browser, one after the other: `npm run test:web`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["e2e/**/*.test.ts"],
    testTimeout: 150_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
