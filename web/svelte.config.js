import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Runes everywhere; TypeScript in components. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Scope classes stand in every template: short ones keep the bundle small.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
  },
};
