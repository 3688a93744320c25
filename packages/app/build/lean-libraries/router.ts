import type { UnusedFeature } from "./unused-feature.ts";

const file = /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/;

export const unusedInRouter: readonly UnusedFeature[] = [
  {
    name: "forms and fetchers",
    file,
    wanted: /\b(?:Form|useSubmit|useFetchers?|useActionData|useFormAction)\b[^;]*["']react-router/,
    functions: [
      "handleAction",
      "handleFetcherAction",
      "handleFetcherLoader",
      "fetch2",
      "getFetcher",
      "resetFetcher",
      "setFetcherError",
      "updateFetcherState",
      "deleteFetcher",
      "queueFetcherForDeletion",
      "abortFetcher",
      "abortStaleFetchLoads",
      "markFetchersDone",
      "markFetchRedirectsDone",
      "getLoadingFetcher",
      "getUpdatedRevalidatingFetchers",
      "getUpdatedActionData",
      "getTargetedDataStrategyMatches",
    ],
  },
  {
    name: "loading anew without going anywhere",
    file,
    wanted: /\buseRevalidator\b|\brouter\.revalidate\b/,
    functions: ["revalidate", "interruptActiveLoads"],
  },
  {
    name: "holding somebody back",
    file,
    wanted: /\b(?:useBlocker|usePrompt|unstable_usePrompt)\b/,
    functions: ["getBlocker", "deleteBlocker", "updateBlocker", "shouldBlockNavigation"],
  },
  {
    name: "the browser's view transitions",
    file,
    wanted: /\bviewTransition\b/,
    functions: ["restoreAppliedTransitions", "persistAppliedTransitions"],
  },
  {
    name: "middleware",
    file,
    wanted: /\bmiddleware:\s*\[/,
    functions: ["callRouteMiddleware", "runClientMiddlewarePipeline", "runMiddlewarePipeline"],
  },
  {
    name: "routes told by the server, or later",
    file,
    wanted: /\bpatchRoutesOnNavigation\b|\brouter\.patchRoutes\b|\bhydrationData\b[^;]*\berrors\b/,
    functions: [
      "RSCErrorHandler",
      "deserializeErrors",
      "decodeRedirectErrorDigest",
      "decodeRouteErrorResponseDigest",
      "discoverRoutes",
      "patchRoutes",
      "patchRoutesImpl",
      "_internalSetRoutes",
    ],
  },
  {
    name: "instruments that watch the router",
    file,
    wanted: /\b(?:unstable_)?instrumentations\b/,
    functions: ["instrumentClientSideRouter", "getRouteInstrumentationUpdates"],
  },
  {
    name: "routers of other kinds, and routes without a page for errors",
    file,
    wanted: /\bcreateHashRouter\b|\bBrowserRouter\b|\bHashRouter\b|\bMemoryRouter\b/,
    functions: ["createHashHistory", "useNavigateUnstable", "DefaultErrorComponent"],
  },
];
