import { expect, test } from "vitest";
import { npmEnvironment } from "./npm-environment.ts";

test("npm gets what it finds its registry by, and nothing of Katha's own", () => {
  const passedOn = {
    PATH: "/usr/bin",
    HOME: "/home/katha",
    npm_config_registry: "https://packages.example.org/",
    NPM_CONFIG_CAFILE: "/etc/ca.pem",
    https_proxy: "http://proxy.example.org:3128",
    npm_execpath: "/usr/lib/node_modules/npm/bin/npm-cli.js",
  };
  const kept = {
    KATHA_SECRET: "s",
    DATABASE_URL: "postgres://katha:secret@db/katha",
    OPENAI_API_KEY: "sk-1",
    npm_config_local_prefix: "/srv/katha",
    npm_lifecycle_event: "start",
  };
  expect(npmEnvironment({ ...passedOn, ...kept })).toEqual(passedOn);
});
