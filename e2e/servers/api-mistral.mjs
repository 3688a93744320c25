import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

// Preloaded into a server of the journeys: what it asks of Mistral goes to a fake on this machine, and nothing else leaves it.
const fake = process.env["E2E_MISTRAL"];

https.request = (url, options, answered) => {
  if (url.hostname !== "api.mistral.ai") throw new Error(`${url.hostname} is not asked in tests.`);
  return http.request(new URL(url.pathname + url.search, fake), options, answered);
};
syncBuiltinESMExports();
