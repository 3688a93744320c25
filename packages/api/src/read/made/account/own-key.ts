// Made from the contract by `npm run readers`.
import type { OwnKey, OwnKeyModels } from "../../../shapes/made/account/own-key.ts";
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

export const readOwnKey: Reader<OwnKey> = object({
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

export const readOwnKeyModels: Reader<OwnKeyModels> = object({
  models: list(readOfferedModel),
});
