import { wireName } from "../read/names.ts";
import { toWire } from "./to-wire.ts";
import type { Bodies, Queries } from "../shapes/made/calls.ts";
import type { CallAddress, Method, ParamName } from "../contract/call-table/define-calls.ts";

export interface ApiRequest {
  readonly call: string;
  readonly method: Method;
  /** Below /api/v1, with its parameters and its query. */
  readonly url: string;
  readonly body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  readonly file?: Blob | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent with an idempotency key: it may be repeated when no answer came. */
  readonly isIdempotent?: boolean | undefined;
  /** For calls that may take longer than the client's timeout. */
  readonly timeoutMs?: number | undefined;
  /** The answer is one record: an empty answer is an error, `empty_answer`. */
  readonly isEntity?: boolean | undefined;
}

/** Makes an input required, optional or forbidden, depending on the call. */
type Input<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type ParamsInput<Path extends string> = [ParamName<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamName<Path>, string | number>> };

type CallInput<Call extends CallAddress> = ParamsInput<Call["path"]> &
  (Call["id"] extends keyof Queries ? Input<"query", Queries[Call["id"]]> : unknown) &
  (Call["id"] extends keyof Bodies ? Input<"body", Bodies[Call["id"]]> : unknown) &
  Pick<ApiRequest, "file" | "headers" | "isIdempotent" | "timeoutMs" | "isEntity">;

type LooseInput = Omit<ApiRequest, "call" | "method" | "url"> & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
};

/** A call's method, its path with the parameters filled in, and its body in the names of the wire. */
export function callQuery<Call extends CallAddress>(
  call: Call,
  ...[input]: Partial<CallInput<Call>> extends CallInput<Call>
    ? [input?: CallInput<Call>]
    : [input: CallInput<Call>]
): ApiRequest & { readonly call: Call["id"] } {
  const { params = {}, query = {}, body, ...rest } = (input ?? {}) as LooseInput;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(wireName(name), String(value));
  }
  const url = search.size > 0 ? `${path}?${search}` : path;
  return {
    call: call.id,
    method: call.method,
    url,
    ...(body !== undefined && { body: toWire(body) }),
    ...rest,
  };
}
