import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { EventStream } from "./event-stream.ts";
import type { Viewer } from "./viewer.ts";

/** A request that fits its call, from somebody who may make it. */
export interface Asked<C extends AnyCall> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  viewer: Viewer | null;
  request: FastifyRequest;
  /** Aborted when whoever asked goes away without an answer. The request's own signal is so once its body is read. */
  gone: AbortSignal;
}

/** A stream is for those who accept events; the call says what one of them holds. */
export type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<AnswerOf<C> | EventStream>;

export interface CallOptions {
  bodyLimit?: number;
}

/** Handed to each feature, which answers its calls through it. */
export type RegisterCall = <C extends AnyCall>(
  call: C,
  handler: Handler<C>,
  options?: CallOptions,
) => void;
