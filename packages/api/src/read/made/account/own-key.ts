// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/account/own-key.ts";
import {
  type Reader,
  flag,
  list,
  moment,
  object,
  objectOrNull,
  oneOf,
  textOrNull,
} from "../../fields.ts";
import { readerProviders } from "../../../contract/admin/provider-presets.ts";
import { readOfferedModel } from "../admin/model-settings.ts";

export const readOwnKey: Reader<z.output<typeof contract.ownKey>> = object({
  is_allowed: flag(),
  key: objectOrNull(
    object({
      provider: oneOf(readerProviders, "openai"),
      model: textOrNull,
      opens: flag(),
      added_at: moment,
    }),
  ),
});

export const readOwnModels: Reader<AnswerOf<typeof contract.listOwnModels>> = object({
  models: list(readOfferedModel),
});
