// Made from the contract by `npm run readers`.
import type {
  OwnModel,
  OwnModelMachine,
  OwnModelRuntime,
  OwnModels,
} from "../../../shapes/made/admin/own-models.ts";
import {
  type Reader,
  flag,
  id,
  list,
  momentOrNull,
  number,
  numberOrNull,
  object,
  oneOf,
  oneOfOrNull,
  text,
  texts,
} from "../../fields.ts";
import {
  ownModelFailures,
  ownModelStates,
  ownRuntimeStates,
} from "../../../contract/admin/own-model-states.ts";
import { tellingSkills } from "../../../contract/admin/provider-presets.ts";

export const readOwnModel: Reader<OwnModel> = object({
  name: id,
  title: text(),
  maker: text(),
  licence: text(),
  page: text(),
  address: text(),
  file: text(),
  sha256: text(),
  billions: number(),
  bytes: number(),
  memory_bytes: number(),
  english: oneOf(tellingSkills, "unknown"),
  hindi: oneOf(tellingSkills, "unknown"),
  usual_words_per_second: numberOrNull,
  asked_as: object({
    prompt_tokens: number(),
    answer_tokens: number(),
    structured_output: oneOf(["json_schema", "json_object", "none"], "json_schema"),
    hears: flag(),
    bridges: flag(),
  }),
  state: oneOf(ownModelStates, "absent"),
  failure: oneOfOrNull(ownModelFailures),
  bytes_here: number(),
  bytes_per_second: numberOrNull,
  words_per_second: numberOrNull,
  first_word_ms: numberOrNull,
  measured_at: momentOrNull,
  bound_to: texts,
});

export const readOwnModelMachine: Reader<OwnModelMachine> = object({
  cores: number(),
  memory_bytes: number(),
  memory_free_bytes: number(),
  disk_free_bytes: numberOrNull,
});

export const readOwnModelRuntime: Reader<OwnModelRuntime> = object({
  state: oneOf(ownRuntimeStates, "absent"),
  name: text(),
  version: text(),
  bytes: number(),
});

export const readOwnModels: Reader<OwnModels> = object({
  provider: text(),
  folder: text(),
  machine: readOwnModelMachine,
  runtime: readOwnModelRuntime,
  models: list(readOwnModel),
});
