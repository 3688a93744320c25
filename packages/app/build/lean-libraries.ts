import type { Plugin } from "vite";
import { unusedFeatures, wantedAfterAll, withoutUnused } from "./lean-libraries/unused-features.ts";

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
];

/**
 * Fails when a library no longer has what is to be cut, so that no cut is lost unseen, and when a
 * module wants what was cut.
 */
export function leanLibraries(): Plugin {
  const made = new Set<Cut | string>();
  return {
    name: "katha:lean-libraries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const wanted = wantedAfterAll(id, code);
      if (wanted.length > 0) {
        this.error(`${id} wants what build/lean-libraries leaves out: ${wanted.join("; ")}`);
      }
      if (!id.includes("node_modules")) return null;
      const here = cuts.filter(({ file, find }) => file.test(id) && code.search(find) !== -1);
      const { code: hollowed, found } = withoutUnused(id, code);
      if (here.length === 0 && found.size === 0) return null;
      for (const cut of [...here, ...found]) made.add(cut);
      return {
        code: here.reduce((text, { find, put }) => text.replaceAll(find, put), hollowed),
        map: null,
      };
    },
    buildEnd(error) {
      const names = unusedFeatures.flatMap(({ functions }) => functions);
      const lost = [...cuts, ...names].filter((cut) => !made.has(cut));
      if (!error && lost.length > 0) this.error(`Nothing to cut: ${lost.map(nameOf).join("; ")}`);
    },
  };
}

function nameOf(cut: Cut | string): string {
  return typeof cut === "string" ? cut : `${cut.file} ${cut.find}`;
}
