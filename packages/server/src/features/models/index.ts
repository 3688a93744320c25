export { affordable, findModel, modelBook, modelKinds, type ModelKind } from "./book.ts";
export { modelRoutes } from "./routes.ts";
