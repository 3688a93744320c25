import { type ApiError, toApiError } from "@katha/api";

/** The faults of a 422 by field, under the names that a form has for them. */
export function answeredFields<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
): Partial<Record<Name, string>> | undefined {
  const { fields } = toApiError(error);
  const answered: Partial<Record<Name, string>> = {};
  for (const { loc, msg } of fields) {
    const name = names[String(loc.at(-1))];
    if (name !== undefined) answered[name] ??= msg;
  }
  return Object.keys(answered).length > 0 ? answered : undefined;
}

/** What went wrong, in a sentence: the server's, else ours for a lost line, else the caller's own. */
export function failureOf(error: unknown, unreachable: string, otherwise: string): string {
  const apiError: ApiError = toApiError(error);
  if (apiError.kind === "network" || apiError.kind === "timeout") return unreachable;
  return (apiError.kind === "http" ? apiError.detail : null) ?? otherwise;
}
