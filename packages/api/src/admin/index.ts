export type { ReportStatus, Role } from "../contract/values.ts";
export * from "./admin.ts";
export * from "./backups.ts";
export type { Backups } from "../shapes/made/admin/backups.ts";
export * from "./health.ts";
export type { Health } from "../shapes/made/admin/health.ts";
export * from "./model-settings.ts";
export {
  boundMax,
  providerPresets,
  usualTokens,
  type PaintFailure,
  type ProviderPreset,
  type ProviderProtocol,
  type SampleFailure,
  type SampleScene,
  type TellingSkill,
} from "../contract/admin/provider-presets.ts";
export type {
  BoundModel,
  ModelBindingForm,
  ModelProvider,
  ModelRuntime,
  ModelSample,
  ModelSetting,
  ModelSettings,
  OfferedModel,
  PictureSample,
} from "../shapes/made/admin/model-settings.ts";
export type { OwnModel, OwnModels } from "../shapes/made/admin/own-models.ts";
export type {
  OwnModelFailure,
  OwnModelState,
  OwnRuntimeState,
} from "../contract/admin/own-model-states.ts";
export type { ModelBudget, ModelUsage, ModelUsageRow } from "../shapes/made/admin/model-budgets.ts";
export * from "./reviews.ts";
export type { GraphDiff, ProvingReport } from "../shapes/made/admin/proving.ts";
export type { ReviewDetail } from "../shapes/made/admin/review.ts";
export * from "./site-settings.ts";
export type { SiteSettings, TestMail, WayIn } from "../shapes/made/admin/site-settings.ts";
export * from "./taxonomy-admin.ts";
export type { AdminUser, AuditEntry, Report } from "../shapes/made/admin/admin.ts";
export type { ReviewItem } from "../shapes/made/admin/review.ts";
