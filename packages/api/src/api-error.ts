import type { FieldProblem } from "./contract/problem.ts";

export const errorKinds = ["network", "timeout", "http", "schema", "aborted"] as const;
export type ErrorKind = (typeof errorKinds)[number];

interface Told {
  /** What the server said, ready to show; null when it said nothing and the caller's own words serve. */
  readonly detail: string | null;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  /** All that came with the problem: what a review found, say. */
  readonly problem: Readonly<Record<string, unknown>>;
}

export type HttpError = Told & { readonly kind: "http"; readonly status: number };
export type ApiError = HttpError | (Told & { readonly kind: Exclude<ErrorKind, "http"> });

export function silentError(kind: Exclude<ErrorKind, "http">, code: string = kind): ApiError {
  return { kind, detail: null, code, requestId: null, fields: [], problem: {} };
}

/** Reads problem+json, and whatever a proxy in between may have put in its place. */
export function httpError(
  status: number,
  body: unknown,
  requestIdHeader: string | null,
): HttpError {
  const told = isRecord(body) ? body : {};
  const fields = Array.isArray(told["detail"]) ? told["detail"].filter(isFieldProblem) : [];
  return {
    kind: "http",
    status,
    detail: fields.length > 0 ? sentences(fields) : text(told["detail"]),
    code: text(told["code"]) ?? `http_${status}`,
    requestId: text(told["request_id"]) ?? requestIdHeader,
    fields,
    problem: told,
  };
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && errorKinds.some((kind) => kind === error["kind"]);
}

/** What a hook or an unwrapped call gives as its error, as one of ours. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const aborted = isRecord(error) && error["name"] === "AbortError";
  return silentError(aborted ? "aborted" : "schema", aborted ? "aborted" : "client_fault");
}

export function hasStatus(error: ApiError, status: number): boolean {
  return error.kind === "http" && error.status === status;
}

function sentences(fields: readonly FieldProblem[]): string {
  return fields.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ");
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && Array.isArray(value["loc"]) && typeof value["msg"] === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
