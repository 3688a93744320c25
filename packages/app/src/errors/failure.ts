import { hasStatus, toApiError } from "@katha/api";

/** A sentence for what went wrong: the server's, or ours for a lost connection, or the caller's own. */
export function failureOf(error: unknown, unreachable: string, otherwise: string): string {
  const { kind, detail } = toApiError(error);
  if (kind === "network" || kind === "timeout") return unreachable;
  // Messages of schemas and bugs are not for readers.
  return (kind === "http" ? detail : null) ?? otherwise;
}

/** 422: the id in the address is malformed. */
const missing = [404, 410, 422];

export function isMissing(error: unknown): boolean {
  const failure = toApiError(error);
  return failure.code === "empty_answer" || missing.some((status) => hasStatus(failure, status));
}
