import { readFile } from "node:fs/promises";
import { transformAsync } from "@babel/core";
import emotion from "@emotion/babel-plugin";
import type { Plugin } from "esbuild";

/**
 * Emotion's own plugin before esbuild: static styles are serialised at build time, the others are
 * marked pure, so that a bundler drops what nobody uses. Babel only parses the types; esbuild strips them.
 */
export function emotionAtBuildTime(): Plugin {
  return {
    name: "emotion-at-build-time",
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, "utf8");
        if (!source.includes("@emotion/") && !source.includes("css=")) return undefined;
        const loader = file.endsWith(".tsx") ? "tsx" : "ts";
        const transformed = await transformAsync(source, {
          filename: file,
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: loader === "tsx" ? ["typescript", "jsx"] : ["typescript"] },
          plugins: [[emotion, { sourceMap: false }]],
          generatorOpts: { retainLines: true },
        });
        if (typeof transformed?.code !== "string")
          throw new Error(`Babel gave nothing for ${file}`);
        return { contents: transformed.code, loader };
      });
    },
  };
}
