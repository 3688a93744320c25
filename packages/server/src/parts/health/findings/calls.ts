import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

const slowMs = 1_000;
/** Fewer say little. */
const leastRequests = 10;
const mostNamed = 3;

export async function findCalls({ slowCalls, routeErrors }: FindingsNeeds): Promise<Finding[]> {
  const slow = slowCalls()
    .filter(
      ({ requests, meanMs, asksModel }) =>
        requests >= leastRequests && meanMs >= slowMs && !asksModel,
    )
    .slice(0, mostNamed)
    .map(({ method, route, requests, meanMs }) =>
      finding("look", "calls_slow", {
        call: `${method} ${route}`,
        seconds: Math.round(meanMs / 100) / 10,
        count: requests,
      }),
    );
  const failed = (await routeErrors()).reduce((sum, route) => sum + route.failed, 0);
  const found = [
    ...(failed > 0 ? [finding("look", "calls_fail", { count: failed })] : []),
    ...slow,
  ];
  return found.length > 0 ? found : [finding("well", "calls")];
}
