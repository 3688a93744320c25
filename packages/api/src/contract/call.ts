import * as z from "zod";
import type { Access, CallAddress, CallBudget, ParamName } from "./call-table/define-calls.ts";
import { done, id } from "./fields/scalars.ts";

type Schema = z.ZodType;

/** One call of the API: the server registers its route from it, the client its endpoint, OpenAPI its operation. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> extends CallAddress {
  readonly access: Who;
  readonly budget: CallBudget;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly status: number;
  /** The schema of one event, for clients that accept text/event-stream. */
  readonly stream: Schema | undefined;
  /** The media types of a body that is a file; such a call has no `body`. */
  readonly files: readonly string[];
  /** Errors that only this call answers with, by status; those that all calls share are left out. */
  readonly problems: Readonly<Record<number, string>>;
}

export type AnyCall = Call;
export type ParamsOf<C extends AnyCall> = C["params"] extends Schema
  ? z.output<C["params"]>
  : undefined;
export type QueryOf<C extends AnyCall> = C["query"] extends Schema
  ? z.output<C["query"]>
  : undefined;
export type BodyOf<C extends AnyCall> = C["body"] extends Schema ? z.output<C["body"]> : undefined;
export type AnswerOf<C extends AnyCall> = z.output<C["answer"]>;
/** What a client sends, before the server fills in defaults. */
export type QueryInput<C extends AnyCall> = C["query"] extends Schema
  ? z.input<C["query"]>
  : undefined;
export type BodyInput<C extends AnyCall> = C["body"] extends Schema
  ? z.input<C["body"]>
  : undefined;

/** What a path names are ids, where a call does not say otherwise. */
type IdsIn<Path extends string> = [ParamName<Path>] extends [never]
  ? undefined
  : z.ZodObject<{ [Name in ParamName<Path>]: typeof id }>;

function idsIn(path: string): z.ZodObject | undefined {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, id])));
}

/** Adds the schemas to a call of the table. */
export function defineCall<
  const Address extends CallAddress,
  Answer extends Schema = typeof done,
  Params extends Schema | undefined = IdsIn<Address["path"]>,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  address: Address,
  call: {
    summary: string;
    params?: Params;
    query?: Query;
    body?: Body;
    /** `done`, if there is none. */
    answer?: Answer;
    status?: number;
    stream?: Schema;
    files?: readonly string[];
    problems?: Readonly<Record<number, string>>;
  },
): Call<Params, Query, Body, Answer, Address["access"]> {
  return {
    budget: address.method === "GET" ? "read" : "write",
    status: 200,
    stream: undefined,
    files: [],
    problems: {},
    ...address,
    ...call,
    path: address.path.replace(/\/$/, ""),
    params: (call.params ?? idsIn(address.path)) as Params,
    query: call.query as Query,
    body: call.body as Body,
    answer: (call.answer ?? done) as Answer,
  };
}
