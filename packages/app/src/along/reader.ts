import { claimsOf } from "@katha/api";

/** Whose request it is, by the subject of their token. */
export function readerOf(init: RequestInit | undefined): string | null {
  const token = new Headers(init?.headers).get("authorization")?.split(" ")[1];
  const { sub } = claimsOf(token);
  return (typeof sub === "string" && sub) || null;
}
