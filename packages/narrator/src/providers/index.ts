export {
  allBuiltIn,
  modelsFile,
  type Bindings,
  type ImageBinding,
  type Provider,
  type TextBinding,
} from "./models-file/bindings.ts";
export { bodyOf } from "./body-of.ts";
export { breakerOf } from "./breaker.ts";
export { offeredModels } from "./offered/offered-models.ts";
export { ProviderProblem } from "./offered/provider-problem.ts";
export { runtimeKinds, runtimesHere, type RuntimeKind } from "./offered/runtimes.ts";
export { pictureSampleOf } from "./sample/picture-sample.ts";
export { sampleOf } from "./sample/sample.ts";
export { lookAround, sampleSettings, type SampleSetting } from "./sample/scenes.ts";
export { ownKeyFaultOf, type OwnKeyFault } from "./own-key/own-key-fault.ts";
export { tryModel } from "./own-key/try-model.ts";
export { failureOf, NarratorFault } from "./faults.ts";
export { commentedJsonFault, parseCommentedJson } from "./models-file/commented-json.ts";
export { ModelsFileFault, readModelsFile } from "./models-file/models-file.ts";
export { openNarrators, type Narrators, type ProviderStatus } from "./open.ts";
export { createProviderRecords, type ProviderRecords } from "./provider-records.ts";
export { nearestWord } from "./models-file/nearest-word.ts";
export type { Limits } from "./deadline.ts";
export type { RemotePainter } from "./asking/pictures.ts";
export type { Commission, Writer } from "./asking/writer.ts";
