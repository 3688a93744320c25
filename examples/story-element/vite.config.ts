import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** dist/ contains katha-story.js, fonts.css with its fonts, and the page and stories from public/. */
export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: { "katha-story": "src/katha-story.tsx", fonts: "src/fonts.css" },
      output: {
        entryFileNames: "[name].js",
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".css") ? "[name][extname]" : "typefaces/[name][extname]",
      },
    },
  },
});
