import type { Plugin } from "vite";

const tags = ['<script type="module" ', '<link rel="modulepreload" '];

/** Browsers fetch module scripts before pictures, but a server-rendered page needs its picture first. */
export function scriptPriority(): Plugin {
  return {
    name: "katha:script-priority",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        tags.reduce((page, tag) => page.replaceAll(tag, `${tag}fetchpriority="low" `), html),
    },
  };
}
