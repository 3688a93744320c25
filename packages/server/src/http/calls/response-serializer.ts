import { inOrderOf } from "@katha/api/contract";
import type { RouteOptions } from "fastify";
import { safeEncode, type z } from "zod";

/** Checks a response against its call. Keys keep their order, so that a story's JSON stays as its author wrote it. */
export const serializerCompiler: NonNullable<RouteOptions["serializerCompiler"]> =
  ({ schema, method, url }) =>
  (answer: unknown) => {
    const checked = safeEncode(schema as unknown as z.ZodType, answer);
    if (!checked.success)
      throw new Error(`The answer of ${method} ${url} does not fit its call.`, {
        cause: checked.error,
      });
    return JSON.stringify(inOrderOf(answer, checked.data));
  };
