export { allBuiltIn, modelsFile, type Bindings } from "./models-file/bindings.ts";
export { breakerOf } from "./breaker.ts";
export { NarratorFault } from "./faults.ts";
export { ModelsFileFault, readModelsFile } from "./models-file/models-file.ts";
export { openNarrators, type ProviderStatus } from "./open.ts";
export { nearestWord } from "./models-file/nearest-word.ts";
export type { Limits } from "./deadline.ts";
export type { RemotePainter } from "./asking/pictures.ts";
export type { Commission, Writer } from "./asking/writer.ts";
