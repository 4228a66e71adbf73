/** How the client is built: into the server's static folder, with one chunk for each language. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./tools/catalogues.ts";

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: "../src/offiziersskat/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "assets/manifest.json",
    // What the first page and the table share lies together: fewer, better packed files.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "table", priority: 1, test: /src\/(table\/(?!panels|hand|Windows|Gone|Sheet|Preferences|Dialog|back|verdict)|table\/panels\/(?!Over|Cut|Bid|Discard|Answer)|lib\/(Board|TrickView|CardButton|layout|drag|socket|entropy|names))/ },
            // Each name of a file that pages share is known to the first page: a few small ones lie together.
            { name: "shared", priority: 0, test: /src\/pages\/(ui\/(calm|clipboard|LinkCode)|exercises\/progress|chooser\/(changes|rulesapi)|notes\/notes|record\/share)|src\/table\/hand\/again/ },
            { name: "first", priority: 2, test: /src\/(lib\/(?!german|proof|noises|Board|TrickView|CardButton|layout|drag|socket|entropy|names)|pages\/Start)|node_modules\/(svelte|@fluent|esm-env|clsx)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
