import type { z } from "zod";
import type { BodyInput, CallId, QueryInput, calls } from "../contract/index.ts";

type Calls = typeof calls;

export type Answer<Id extends CallId> = z.output<Calls[Id]["answer"]>;
/** A call's body as sent, before the server fills in defaults. */
export type Body<Id extends CallId> = BodyInput<Calls[Id]>;
export type Query<Id extends CallId> = QueryInput<Calls[Id]>;
