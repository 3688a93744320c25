export {
  allBuiltIn,
  modelsFile,
  type Bindings,
  type ImageBinding,
  type Provider,
  type TextBinding,
} from "./bindings.ts";
export { breakerOf } from "./breaker.ts";
export { faultWords, NarratorFault, type FaultKind } from "./faults.ts";
export { ModelsFileFault, readModelsFile } from "./models-file.ts";
export type { Log } from "./narrator.ts";
export {
  openNarrators,
  type Narrators,
  type NarratorsNeeds,
  type ProviderStanding,
} from "./open.ts";
export { nearestWord } from "./nearest-word.ts";
export { usualLimits, type Limits } from "./patience.ts";
export type { RemotePainter, View } from "./pictures.ts";
export type { Commission, Writer } from "./writer.ts";
