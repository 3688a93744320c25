import type { Plugin } from "vite";

const made = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g;
const named = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Marks as free of side effects how the router makes its components and contexts, so that those we
 * never use are left out; their names for developer tools go too. 4 KB of brotli.
 */
export function pureComponents(packages: RegExp): Plugin {
  return {
    name: "katha:pure-components",
    apply: "build",
    transform: {
      filter: { id: packages },
      handler: (code) => ({
        code: code.replaceAll(made, "/* @__PURE__ */ ").replaceAll(named, ""),
        map: null,
      }),
    },
  };
}
