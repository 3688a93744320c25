import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Activity } from "../../supervision/activity.ts";

/** A route's pattern holds no id and nothing that was typed. */
const nameOf = ({ method, routeOptions }: FastifyRequest) =>
  `${method} ${routeOptions.url ?? "of an unknown address"}`;

export function nameRunningRequests(
  app: FastifyInstance,
  activity: Pick<Activity, "began" | "ended">,
): void {
  app.addHook("onRequest", async (request) => activity.began(nameOf(request)));
  app.addHook("onResponse", async (request) => activity.ended(nameOf(request)));
}
