// MSW's worker, for calls of the API alone: it would pass every request to the page and back, those for code as well.
const calls = "/api/*";

addEventListener("install", (event) => {
  event.waitUntil(
    event.addRoutes?.({
      condition: { not: { urlPattern: { pathname: calls } } },
      source: "network",
    }),
  );
});

// For browsers without routes.
const isCall = new URLPattern({ pathname: calls });
addEventListener("fetch", (event) => {
  if (!isCall.test(event.request.url)) event.stopImmediatePropagation();
});

importScripts("mockServiceWorker.js");
