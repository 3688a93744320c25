import { inOrderOf } from "@katha/api/contract";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import type { RouteOptions } from "fastify";
import { safeEncode, type z } from "zod";

/** Writes an answer as its call promises it, in the order in which it was made: a story's JSON keeps its author's. */
export const serializerCompiler: NonNullable<RouteOptions["serializerCompiler"]> =
  ({ schema, method, url }) =>
  (answer: unknown) => {
    const checked = safeEncode(schema as unknown as z.ZodType, answer);
    if (!checked.success)
      throw new ResponseSerializationError(method, url, { cause: checked.error });
    return JSON.stringify(inOrderOf(answer, checked.data));
  };
