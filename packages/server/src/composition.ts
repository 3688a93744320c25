import manifest from "../package.json" with { type: "json" };
import { buildApp } from "./app.ts";
import type { Composition } from "./startup/start.ts";

/** What the house is furnished with: the app, and in time its catalogue and its jobs. */
export const composition: Composition = {
  buildApp: ({ config, db, clock, ids, log }) =>
    buildApp({
      db,
      clock,
      ids,
      logger: log,
      version: manifest.version,
      secure: config.publicUrl?.startsWith("https:") ?? false,
      trustedProxies: [...config.trustedProxies],
      ...(config.appFolder === undefined ? {} : { appFolder: config.appFolder }),
    }),
};
