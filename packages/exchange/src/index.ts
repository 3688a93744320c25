export { importBounds } from "./bounds.ts";
export { jsonIn } from "./bundle/read.ts";
export type { BundleFiles, Exported, ExportOptions, Imported } from "./exchange.ts";
export { exchangeFormats, type ExchangeFormat, exportStory, fileNameFor } from "./export-story.ts";
export type { ImportFormat } from "./formats.ts";
export { importStory, type Read, type Refusal, type StoryRead } from "./import-story.ts";
export type { Loss, LossCode, LossParams } from "./lost.ts";
export {
  type BundleFault,
  type RefusalPlace,
  Refused,
  unreadables,
  type Unreadable,
} from "./refused.ts";
