export type { Exported, ExportOptions, Imported } from "./exchange.ts";
export {
  exchangeFormats,
  type ImportFormat,
  exportStory,
  fileNameFor,
  importStory,
  type ExchangeFormat,
  type Read,
} from "./formats.ts";
export { unreadables, type Loss, type LossCode, type LossParams, type Unreadable } from "./lost.ts";
