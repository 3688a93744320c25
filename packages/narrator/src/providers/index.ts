export {
  allBuiltIn,
  modelsFile,
  type Bindings,
  type ImageBinding,
  type Provider,
  type TextBinding,
} from "./models-file/bindings.ts";
export { breakerOf } from "./breaker.ts";
export { faultWords, NarratorFault, type FaultKind } from "./faults.ts";
export { ModelsFileFault, readModelsFile } from "./models-file/models-file.ts";
export type { Log } from "./bound-model.ts";
export { openNarrators, type Narrators, type NarratorsNeeds, type ProviderStatus } from "./open.ts";
export { nearestWord } from "./models-file/nearest-word.ts";
export { usualLimits, type Limits } from "./deadline.ts";
export type { RemotePainter, PictureRequest } from "./pictures.ts";
export type { Commission, Writer } from "./writer.ts";
