export { findModel, modelBook, modelKinds, type ModelKind } from "./book.ts";
export {
  affordable,
  hasTextModel,
  offeredModels,
  type OfferedModels,
  type ServedBy,
} from "./offered.ts";
export { modelRoutes } from "./routes.ts";
