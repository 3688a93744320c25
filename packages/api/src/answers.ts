import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { z } from "zod";
import type * as contract from "./contract/index.ts";

type Contract = typeof contract;
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends contract.Call ? Name : never;
}[keyof Contract];

export type Answer<Name extends CallName> = z.output<Contract[Name]["answer"]>;
/** What a call's body takes, before the server has filled in defaults. */
export type Body<Name extends CallName> = contract.BodyInput<Contract[Name]>;
export type Query<Name extends CallName> = NonNullable<contract.QueryInput<Contract[Name]>>;

/**
 * The schema of a call's answer, fetched when the first answer comes in, and only in development
 * and tests: a production build carries neither the check nor zod.
 */
export function answerOf<Name extends CallName>(
  name: Name,
): { responseSchema: StandardSchemaV1<Answer<Name>> } | undefined {
  if (process.env.NODE_ENV === "production") return undefined;
  return {
    responseSchema: {
      "~standard": {
        version: 1,
        vendor: "katha",
        async validate(value) {
          const calls = await import("./contract/index.ts");
          return calls[name].answer["~standard"].validate(value) as StandardSchemaV1.Result<
            Answer<Name>
          >;
        },
      },
    },
  };
}
