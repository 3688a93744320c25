import type { FieldProblem } from "../shapes/made/problem.ts";

const errorKinds = ["network", "timeout", "http", "schema", "aborted"] as const;
type ErrorKind = (typeof errorKinds)[number];

interface ErrorDetails {
  /** The server's message, ready to show; null when it sent none. */
  readonly detail: string | null;
  readonly code: string;
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  /** The whole problem with its extra members, such as the findings of a review. */
  readonly problem: Readonly<Record<string, unknown>>;
}

type HttpError = ErrorDetails & { readonly kind: "http"; readonly status: number };
export type ApiError = HttpError | (ErrorDetails & { readonly kind: Exclude<ErrorKind, "http"> });

export function silentError(kind: Exclude<ErrorKind, "http">, code: string = kind): ApiError {
  return { kind, detail: null, code, requestId: null, fields: [], problem: {} };
}

/** Reads problem+json, or whatever a proxy answered instead. */
export function httpError(
  status: number,
  body: unknown,
  requestIdHeader: string | null,
): HttpError {
  const problem = isRecord(body) ? body : {};
  const fields = Array.isArray(problem["detail"]) ? problem["detail"].filter(isFieldProblem) : [];
  return {
    kind: "http",
    status,
    detail: fields.length > 0 ? sentences(fields) : text(problem["detail"]),
    code: text(problem["code"]) ?? `http_${status}`,
    requestId: text(problem["request_id"]) ?? requestIdHeader,
    fields,
    problem,
  };
}

export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && errorKinds.some((kind) => kind === error["kind"]);
}

/** The error of a hook or an unwrapped call as an `ApiError`. */
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
