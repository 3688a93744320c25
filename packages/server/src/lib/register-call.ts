import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { Viewer } from "./viewer.ts";

/** A request that fits its call, from somebody who may make it. */
export interface Asked<C extends AnyCall> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  viewer: Viewer | null;
  request: FastifyRequest;
}

export type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<AnswerOf<C>>;

export interface CallOptions {
  bodyLimit?: number;
}

/** Handed to each feature, which answers its calls through it. */
export type RegisterCall = <C extends AnyCall>(
  call: C,
  handler: Handler<C>,
  options?: CallOptions,
) => void;
