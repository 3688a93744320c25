import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from "@katha/api/contract";
import type { FastifyRequest } from "fastify";
import type { EventStream } from "./event-stream.ts";
import type { StreamedObject } from "./streamed-object.ts";
import type { Viewer } from "./viewer.ts";

/** A validated and authorised request. */
export interface CallRequest<C extends AnyCall> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Null only where the call is for anyone. */
  viewer: "anyone" extends C["access"] ? Viewer | null : Viewer;
  request: FastifyRequest;
  setHeader: (name: string, value: string) => void;
  /**
   * Aborted when the client disconnects before the response. The request's own signal aborts once its body is read.
   */
  disconnected: AbortSignal;
}

/** Streams are for clients that accept events; the call's `stream` is the schema of one event. */
export type Handler<C extends AnyCall> = (
  callRequest: CallRequest<C>,
) => Promise<AnswerOf<C> | EventStream | StreamedObject>;

/** What is known of a request before its body is read. */
export type Asker = Pick<CallRequest<AnyCall>, "viewer" | "request">;

export interface CallOptions {
  bodyLimit?: number;
  /** A limit of the call's own, asked before the body is read: throws if the asker has to wait. */
  limit?: (asker: Asker) => Promise<unknown>;
  /**
   * What it answers or holds may be long: an account's requests of it are done one after another, and those that wait are
   * refused once its answers are spent.
   */
  inTurn?: boolean;
}

/** Passed to each feature to register its calls. */
export type RegisterCall = <C extends AnyCall>(
  call: C,
  handler: Handler<C>,
  options?: CallOptions,
) => void;
