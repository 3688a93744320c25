import type { Plugin } from "vite";

interface Cut {
  /** Of the file to cut. */
  readonly file: RegExp;
  readonly find: RegExp;
  readonly put: string;
}

/** What libraries carry for everybody and this app never runs; docs/decisions/0041 has the bytes. */
const cuts: readonly Cut[] = [
  // The router makes components in a way that looks like a side effect, so unused ones would stay.
  {
    file: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/,
    find: /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
    put: "/* @__PURE__ */ ",
  },
  {
    file: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/,
    find: /^\w+\.displayName = "[^"]*";$/gm,
    put: "",
  },
  // Only withTheme copies statics; our colours are CSS variables.
  {
    file: /\/hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/,
    find: /^[\s\S]+$/g,
    put: "module.exports = (target) => target;",
  },
  // Every browser we build for takes the properties we use without a prefix.
  {
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    find: /(?<=var defaultStylisPlugins = )\[prefixer\]/g,
    put: "[]",
  },
];

/** Fails when a library no longer has what is to be cut, so that no cut is lost unseen. */
export function leanLibraries(): Plugin {
  const made = new Set<Cut>();
  return {
    name: "katha:lean-libraries",
    apply: "build",
    transform: {
      filter: { id: /node_modules/ },
      handler(code, id) {
        const here = cuts.filter(({ file, find }) => file.test(id) && code.search(find) !== -1);
        if (here.length === 0) return null;
        for (const cut of here) made.add(cut);
        return {
          code: here.reduce((text, { find, put }) => text.replaceAll(find, put), code),
          map: null,
        };
      },
    },
    buildEnd(error) {
      const lost = cuts.filter((cut) => !made.has(cut));
      if (!error && lost.length > 0) {
        this.error(`Nothing to cut: ${lost.map(({ file, find }) => `${file} ${find}`).join("; ")}`);
      }
    },
  };
}
