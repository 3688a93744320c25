import type { Translate, commonMessages } from "@katha/ui";
import { type ApiError, hasStatus, toApiError } from "@katha/api";

/** What a page can do about a failed read. */
export type Fault =
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "failed"; readonly detail: string | null; readonly requestId: string | null };

/** An id that is no id is as unknown as one that nobody has. */
const unknown = [404, 410, 422];

export function toFault(error: unknown): Fault {
  const apiError: ApiError = toApiError(error);
  if (unknown.some((status) => hasStatus(apiError, status))) return { kind: "missing" };
  if (apiError.kind === "network" || apiError.kind === "timeout") return { kind: "unreachable" };
  const said = apiError.kind === "http" ? apiError.detail : null;
  return { kind: "failed", detail: said, requestId: apiError.requestId };
}

/** The server's words, else ours for a lost line, else the page's own. */
export function faultMessage(
  fault: Fault,
  t: Translate<typeof commonMessages>,
  otherwise: Extract<keyof typeof commonMessages, "home.error" | "story.error">,
): string {
  if (fault.kind === "unreachable") return t("error.unreachable");
  return (fault.kind === "failed" ? fault.detail : null) ?? t(otherwise);
}
