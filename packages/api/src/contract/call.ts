import type { z } from "zod";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** Who may make a call; the server enforces it, and the access matrix test reads it. */
export const accesses = ["anyone", "user", "admin"] as const;
export type Access = (typeof accesses)[number];

type Schema = z.ZodType;

/** One call of the API: the server registers its route from it, the client its endpoint, OpenAPI its operation. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly id: string;
  readonly method: Method;
  /** Below /api/v1, in OpenAPI's form: `/stories/{id}`. A trailing slash never matters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly status: number;
  /** What one event of the answer holds when the client accepts text/event-stream. */
  readonly stream: Schema | undefined;
  /** The media types of a body that is a file; such a call has no `body`. */
  readonly files: readonly string[];
  /** Answers of this call alone, by status, in words; the common ones need not be named. */
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
/** What a client hands in, before the server has filled in defaults. */
export type QueryInput<C extends AnyCall> = C["query"] extends Schema
  ? z.input<C["query"]>
  : undefined;
export type BodyInput<C extends AnyCall> = C["body"] extends Schema
  ? z.input<C["body"]>
  : undefined;

type Described = Pick<Call, "id" | "method" | "path" | "tag" | "summary">;

export function defineCall<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  call: Described & {
    access?: Access;
    params?: Params;
    query?: Query;
    body?: Body;
    answer: Answer;
    status?: number;
    stream?: Schema;
    files?: readonly string[];
    problems?: Readonly<Record<number, string>>;
  },
): Call<Params, Query, Body, Answer> {
  return {
    access: "anyone",
    status: 200,
    stream: undefined,
    files: [],
    problems: {},
    ...call,
    params: call.params as Params,
    query: call.query as Query,
    body: call.body as Body,
  };
}
