import { toApiError } from "@katha/api";
import type { PathFault } from "@katha/ui/author";

/** All errors that the server found, with their paths. */
export function toPathFaults(error: unknown): readonly PathFault[] | undefined {
  const faults = toApiError(error).fields.map(({ loc, msg }) => ({
    path: loc.join("."),
    message: msg,
  }));
  return faults.length > 0 ? faults : undefined;
}
