export { findModel, modelBook, modelKinds, type ModelKind } from "./book.ts";
export {
  affordable,
  askedModel,
  hasTextModel,
  offeredModels,
  type OfferedModels,
  type PriceOf,
  type ServedBy,
} from "./offered.ts";
export { modelRoutes } from "./routes.ts";
