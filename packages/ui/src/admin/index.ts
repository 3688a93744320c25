export { AdminCard, type AdminCardProps } from "../parts/admin/AdminCard/AdminCard.tsx";
export { AdminPage, type AdminPageProps } from "../parts/admin/AdminPage/AdminPage.tsx";
export {
  adminSections,
  AdminShell,
  type AdminSection,
  type AdminShellProps,
} from "../parts/admin/AdminShell/AdminShell.tsx";
export {
  adminStatuses,
  adminStorySorts,
  bulkActions,
  type AdminStatus,
  type AdminStory,
  type AdminStorySort,
  type BulkAction,
} from "../parts/admin/admin-story.ts";
export { AuditList, type AuditListProps } from "../parts/admin/AuditList/AuditList.tsx";
export { HealthBoard, type HealthBoardProps } from "../parts/admin/HealthBoard/HealthBoard.tsx";
export {
  ReportCard,
  reportStatuses,
  type ReportCardProps,
  type ReportStatus,
} from "../parts/admin/ReportCard/ReportCard.tsx";
export {
  ReviewCard,
  type ReviewCardProps,
  type WaitingReview,
} from "../parts/admin/ReviewCard/ReviewCard.tsx";
export {
  VerdictButtons,
  verdicts,
  type Verdict,
  type VerdictButtonsProps,
} from "../parts/admin/ReviewCard/VerdictButtons.tsx";
export { StoryTable, type StoryTableProps } from "../parts/admin/StoryTable/StoryTable.tsx";
export type {
  BegunTaxonomy,
  TaxonomyEntry,
  TaxonomyItem,
  TaxonomyKind,
} from "../parts/admin/TaxonomyEditor/taxonomy.ts";
export {
  newItem,
  TaxonomyEditor,
  type TaxonomyEditorProps,
} from "../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
export {
  userRoles,
  UserTable,
  type AdminSuspension,
  type AdminUser,
  type CoinCorrectionMade,
  type UserRole,
  type UserTableProps,
} from "../parts/admin/UserTable/UserTable.tsx";
export {
  FoundRuntimes,
  type FoundRuntimesProps,
} from "../parts/admin/models/FoundRuntimes/FoundRuntimes.tsx";
export {
  ModelBudgets,
  type ModelBudgetsProps,
} from "../parts/admin/models/ModelBudgets/ModelBudgets.tsx";
export type {
  Candidate,
  Loadable,
  ModelSource,
  ProviderPreset,
} from "../parts/admin/models/model-settings.ts";
export { isBeingBrought } from "../parts/admin/models/own-models.ts";
export {
  OwnKeysAllowed,
  type OwnKeysAllowedProps,
} from "../parts/admin/models/OwnKeysAllowed/OwnKeysAllowed.tsx";
export { OwnModels, type OwnModelsProps } from "../parts/admin/models/OwnModels/OwnModels.tsx";
export type { Seeing } from "../parts/admin/models/painted-sample.ts";
export {
  PictureDialog,
  type PictureDialogProps,
} from "../parts/admin/models/PictureDialog/PictureDialog.tsx";
export type {
  ProviderEntry,
  ProviderRefusal,
} from "../parts/admin/models/ProviderKeys/provider-entry.ts";
export {
  ProviderKeys,
  type ProviderKeysProps,
} from "../parts/admin/models/ProviderKeys/ProviderKeys.tsx";
export {
  SampleDialog,
  type SampleDialogProps,
  type SampleStory,
} from "../parts/admin/models/SampleDialog/SampleDialog.tsx";
export {
  ServedModels,
  type ServedModelsProps,
} from "../parts/admin/models/ServedModels/ServedModels.tsx";
export type { HeardScene, Hearing } from "../parts/admin/models/told-sample.ts";
export { UsageChart, type UsageChartProps } from "../parts/admin/models/UsageChart/UsageChart.tsx";
