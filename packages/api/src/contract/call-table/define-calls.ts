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

type Addresses<Given> = Readonly<
  Record<string, Omit<CallAddress, "id" | "tag" | "access"> & Given>
>;

type Defined<Tag, Calls, Usual = unknown> = {
  readonly [Id in keyof Calls]: Omit<Usual, keyof Calls[Id]> &
    Calls[Id] & { readonly id: Id; readonly tag: Tag };
};

/** The calls of one tag, by id. `access` is that of those which say nothing else: what anyone may do says so itself. */
export function defineCalls<
  const Tag extends string,
  const Calls extends Addresses<Pick<CallAddress, "access">>,
>(tag: Tag, calls: Calls): Defined<Tag, Calls>;
export function defineCalls<
  const Tag extends string,
  const Usual extends Exclude<Access, "anyone">,
  const Calls extends Addresses<Partial<Pick<CallAddress, "access">>>,
>(tag: Tag, access: Usual, calls: Calls): Defined<Tag, Calls, { readonly access: Usual }>;
export function defineCalls(
  tag: string,
  ...given: [Addresses<unknown>] | [Access, Addresses<unknown>]
): Readonly<Record<string, object>> {
  const [access, calls] = given.length === 1 ? [undefined, given[0]] : given;
  const usual = { tag, ...(access !== undefined && { access }) };
  const defined = Object.entries(calls).map(([id, call]) => [id, { id, ...usual, ...call }]);
  return Object.fromEntries(defined) as Readonly<Record<string, object>>;
}
