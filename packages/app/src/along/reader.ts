import { claimsOf } from "@katha/api";

/** Whose request it is. */
export function readerOf(init: RequestInit | undefined): string | null {
  return subjectOf(new Headers(init?.headers).get("authorization")?.split(" ")[1]);
}

/** The subject of an access token. */
export function subjectOf(token: string | undefined): string | null {
  const { sub } = claimsOf(token);
  return (typeof sub === "string" && sub) || null;
}
