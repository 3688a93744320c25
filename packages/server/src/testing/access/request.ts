import type { TestApp } from "../index.ts";
import type { SignedUp } from "./people.ts";

export interface RequestContext {
  server: TestApp;
  people: SignedUp;
  /** From the row's second column. */
  state: string;
}

/** What a request needs besides its path in order to succeed where it is allowed. */
export interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  file?: { type: string; bytes: Buffer };
}

export type Prepare = (context: RequestContext) => Promise<RequestParts> | RequestParts;
