import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { ownModelFailures, ownModelStates, ownRuntimeStates } from "./own-model-states.ts";
import { tellingSkills } from "./provider-presets.ts";

const count = z.int().min(0);
const rate = z.number().min(0).nullable();

const askedAs = z
  .object({
    prompt_tokens: count,
    answer_tokens: count,
    structured_output: z
      .enum(["json_schema", "json_object", "none"])
      .meta({ fallback: "json_schema" }),
    hears: z.boolean(),
    bridges: z.boolean(),
  })
  .meta({ id: "OwnModelAsked" });

export const ownModel = z
  .object({
    name: z.string().meta({ isKey: true }).describe("As it is bound"),
    title: z.string(),
    maker: z.string(),
    licence: z.string().describe("An SPDX identifier"),
    page: z.string().describe("Where its makers tell about it"),
    address: z.string().describe("Where it is downloaded from"),
    file: z.string().describe("The name under which its file may be placed by hand"),
    sha256: z.string(),
    billions: z.number().describe("Of parameters"),
    bytes: count.describe("Of its file"),
    memory_bytes: count.describe("What it takes while it tells"),
    english: z.enum(tellingSkills).meta({ fallback: "unknown" }),
    hindi: z.enum(tellingSkills).meta({ fallback: "unknown" }),
    usual_words_per_second: rate.describe("Measured on two cores; null where it was not"),
    asked_as: askedAs.describe("How it is best bound"),
    state: z.enum(ownModelStates).meta({ fallback: "absent" }),
    failure: z.enum(ownModelFailures).meta({ fallback: "mirror_failed" }).nullable(),
    bytes_here: count.describe("Of its file; what is here already is not downloaded again"),
    bytes_per_second: rate.describe("While it is downloaded"),
    words_per_second: rate.describe("As it told on this machine"),
    first_word_ms: count.nullable().describe("Of a short prompt, as it told on this machine"),
    measured_at: moment.nullable(),
    bound_to: z.array(z.string()).describe("The names under which it tells"),
  })
  .meta({ id: "OwnModel" });
export type OwnModel = z.infer<typeof ownModel>;

export const ownModels = z
  .object({
    provider: z.string().describe("The provider under whose name they are bound"),
    folder: z.string().describe("Where a file may be placed by hand"),
    machine: z
      .object({
        cores: count,
        memory_bytes: count,
        memory_free_bytes: count,
        disk_free_bytes: count.nullable(),
      })
      .meta({ id: "OwnModelMachine" }),
    runtime: z
      .object({
        state: z.enum(ownRuntimeStates).meta({ fallback: "absent" }),
        name: z.string(),
        version: z.string(),
        bytes: count.describe("What it takes on the disk, about"),
      })
      .meta({ id: "OwnModelRuntime" }),
    models: z.array(ownModel).describe("The smallest first"),
  })
  .meta({ id: "OwnModels" });
export type OwnModels = z.infer<typeof ownModels>;

const params = z.object({ name: line({ max: 100 }) });
const noModel = { 404: "Katha offers no model of this name." };

export const getOwnModels = defineCall(adminCalls.getOwnModels, {
  summary: "The models that Katha brings and runs itself, and the machine that would run them",
  answer: ownModels,
});

export const bringOwnModel = defineCall(adminCalls.bringOwnModel, {
  summary:
    "Bring a model: its runtime, its file, a check and a measure. The work goes on after the answer",
  params,
  status: 202,
  answer: ownModel,
  problems: { ...noModel, 409: "Another model is being brought." },
});

export const stopOwnModel = defineCall(adminCalls.stopOwnModel, {
  summary: "Stop bringing a model; what is here is kept, and not downloaded again",
  params,
  answer: ownModel,
  problems: noModel,
});

export const removeOwnModel = defineCall(adminCalls.removeOwnModel, {
  summary: "Remove a model's file, and unbind it wherever it is bound",
  params,
  answer: ownModel,
  problems: { ...noModel, 409: "Another server of this folder is bringing it." },
});
