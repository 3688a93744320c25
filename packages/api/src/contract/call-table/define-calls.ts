export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Who may make a call. The server enforces it. */
export type Access = "anyone" | "user" | "admin";

/** What a call counts against; `packages/server/src/http/budgets/budgets.ts` says how much that is. */
export type CallBudget =
  | "branch"
  | "bundle"
  | "correction"
  | "export"
  | "newSession"
  | "newStory"
  | "opening"
  | "ownKey"
  | "paintedCovers"
  | "publish"
  | "read"
  | "reading"
  | "report"
  | "save"
  | "search"
  | "share"
  | "shareLink"
  | "storage"
  | "suggestion"
  | "trial"
  | "turn"
  | "typing"
  | "upload"
  | "waitlist"
  | "wholeStory"
  | "write";

/** A call's address. Server and client both take it from here, so these files import no zod. */
export interface CallAddress {
  readonly id: string;
  readonly method: Method;
  /** Below /api/v1, in OpenAPI's form: `/stories/{id}`. The server ignores a trailing slash. */
  readonly path: string;
  /** The group that the OpenAPI document lists the call under. */
  readonly tag: string;
  readonly access: Access;
  /** Where it is another than `read` for GET and `write` for the rest. */
  readonly budget?: CallBudget;
}

/** The names in a path: `id` in `/stories/{id}`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

export type Defined<Tag, Calls> = {
  readonly [Id in keyof Calls]: Calls[Id] & { readonly id: Id; readonly tag: Tag };
};

/** The calls of one tag, by id. */
export function defineCalls<
  const Tag extends string,
  const Calls extends Readonly<Record<string, Omit<CallAddress, "id" | "tag">>>,
>(tag: Tag, calls: Calls): Defined<Tag, Calls> {
  const defined = Object.entries(calls).map(([id, call]) => [id, { id, tag, ...call }]);
  return Object.fromEntries(defined) as Defined<Tag, Calls>;
}
