export {
  allBuiltIn,
  modelsFile,
  type Bindings,
  type ImageBinding,
  type Provider,
  type TextBinding,
} from "./models-file/bindings.ts";
export { breakerOf } from "./breaker.ts";
export { NarratorFault, type FaultKind } from "./faults.ts";
export { ModelsFileFault, readModelsFile } from "./models-file/models-file.ts";
export { openNarrators, type ProviderStatus } from "./open.ts";
export { nearestWord } from "./models-file/nearest-word.ts";
export type { Limits } from "./deadline.ts";
export type { RemotePainter } from "./asking/pictures.ts";
export type { Commission, Writer } from "./asking/writer.ts";
