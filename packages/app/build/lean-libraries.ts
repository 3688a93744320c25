import { Visitor, parseSync } from "rolldown/utils";
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
];

/**
 * What serves forms, fetchers, middleware, hash links, other kinds of routers, polling and routes told
 * by the server: we have none of them, so nothing calls it.
 */
const neverCalled = {
  file: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/,
  functions: new Set([
    "RSCErrorHandler",
    "useNavigateUnstable",
    "callRouteMiddleware",
    "runClientMiddlewarePipeline",
    "runMiddlewarePipeline",
    "deserializeErrors",
    "decodeRedirectErrorDigest",
    "decodeRouteErrorResponseDigest",
    "getLoadingFetcher",
    "getUpdatedRevalidatingFetchers",
    "handleAction",
    "handleFetcherAction",
    "handleFetcherLoader",
    "fetch2",
    "discoverRoutes",
    "patchRoutesImpl",
    "instrumentClientSideRouter",
    "getRouteInstrumentationUpdates",
    "DefaultErrorComponent",
    "createHashHistory",
  ]),
};

/** Fails when a library no longer has what is to be cut, so that no cut is lost unseen. */
export function leanLibraries(): Plugin {
  const made = new Set<Cut | string>();
  return {
    name: "katha:lean-libraries",
    apply: "build",
    transform: {
      filter: { id: /node_modules/ },
      handler(code, id) {
        const here = cuts.filter(({ file, find }) => file.test(id) && code.search(find) !== -1);
        const hollowed = neverCalled.file.test(id) ? hollow(id, code, made) : code;
        if (here.length === 0 && hollowed === code) return null;
        for (const cut of here) made.add(cut);
        return {
          code: here.reduce((text, { find, put }) => text.replaceAll(find, put), hollowed),
          map: null,
        };
      },
    },
    buildEnd(error) {
      const lost = [...cuts, ...neverCalled.functions].filter((cut) => !made.has(cut));
      if (!error && lost.length > 0) this.error(`Nothing to cut: ${lost.map(nameOf).join("; ")}`);
    },
  };
}

function nameOf(cut: Cut | string): string {
  return typeof cut === "string" ? cut : `${cut.file} ${cut.find}`;
}

function hollow(file: string, code: string, made: Set<Cut | string>): string {
  const bodies: { start: number; end: number }[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !neverCalled.functions.has(id.name)) return;
      made.add(id.name);
      bodies.push(body);
    },
  }).visit(parseSync(file, code).program);
  return bodies
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
}
