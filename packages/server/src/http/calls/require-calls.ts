import { apiBase } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";

const described = `${apiBase}/openapi.json`;

/** Refuses to start if the API has a route that no call describes. */
export function requireCalls(app: FastifyInstance): void {
  app.addHook("onRoute", ({ url, config }) => {
    const isOurs = url.startsWith(`${apiBase}/`) && url !== described;
    if (isOurs && !config?.call) throw new Error(`${url} must be registered with registerCall.`);
  });
}
