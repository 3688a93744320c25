import { apiBase, listTags } from "@katha/api/contract";
import fastify from "fastify";
import { expect, test } from "vitest";
import { requireCalls } from "./require-calls.ts";

test("a route of the API that no call describes stops the start", () => {
  const app = fastify();
  requireCalls(app);
  expect(() => app.get(`${apiBase}/secret`, () => "")).toThrow("registerCall");
  app.get(`${apiBase}/described`, { config: { call: listTags } }, () => "");
  app.get("/healthz", () => "");
});
