import type { Person, TestApp } from "../index.ts";
import type { Who } from "./people.ts";

export interface RequestContext {
  server: TestApp;
  people: Record<Exclude<Who, "anonymous">, Person>;
  /** From the row's second column. */
  state: string;
  /** The viewer; null for a visitor. */
  by: Person | null;
}

/** What a request needs besides its path in order to succeed where it is allowed. */
export interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  file?: { type: string; bytes: Buffer };
}

export type Prepare = (context: RequestContext) => Promise<RequestParts> | RequestParts;
