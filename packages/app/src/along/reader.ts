import { subjectOf } from "../offline/kept-reader.ts";

/** Whose request it is. */
export function readerOf(init: RequestInit | undefined): string | null {
  return subjectOf(new Headers(init?.headers).get("authorization")?.split(" ")[1]);
}
