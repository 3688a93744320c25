export { AdminCard } from "./AdminCard/AdminCard.tsx";
export type { AdminCardProps } from "./AdminCard/AdminCard.tsx";
export { AdminPage } from "./AdminPage/AdminPage.tsx";
export type { AdminPageProps } from "./AdminPage/AdminPage.tsx";
export { adminSections, AdminShell } from "./AdminShell/AdminShell.tsx";
export type { AdminSection, AdminShellProps } from "./AdminShell/AdminShell.tsx";
export { adminStatuses, adminStorySorts, bulkActions } from "./admin-story.ts";
export type { AdminStatus, AdminStory, AdminStorySort, BulkAction } from "./admin-story.ts";
export { AuditList } from "./AuditList/AuditList.tsx";
export type { AuditListProps } from "./AuditList/AuditList.tsx";
export { HealthBoard } from "./HealthBoard/HealthBoard.tsx";
export type { HealthBoardProps } from "./HealthBoard/HealthBoard.tsx";
export { ReportCard, reportStatuses } from "./ReportCard/ReportCard.tsx";
export type { ReportCardProps, ReportStatus } from "./ReportCard/ReportCard.tsx";
export { ReviewCard } from "./ReviewCard/ReviewCard.tsx";
export type { ReviewCardProps, WaitingReview } from "./ReviewCard/ReviewCard.tsx";
export { VerdictButtons, verdicts } from "./ReviewCard/VerdictButtons.tsx";
export type { Verdict, VerdictButtonsProps } from "./ReviewCard/VerdictButtons.tsx";
export { StoryTable } from "./StoryTable/StoryTable.tsx";
export type { StoryTableProps } from "./StoryTable/StoryTable.tsx";
export type {
  BegunTaxonomy,
  TaxonomyEntry,
  TaxonomyItem,
  TaxonomyKind,
} from "./TaxonomyEditor/taxonomy.ts";
export { newItem, TaxonomyEditor } from "./TaxonomyEditor/TaxonomyEditor.tsx";
export type { TaxonomyEditorProps } from "./TaxonomyEditor/TaxonomyEditor.tsx";
export { userRoles, UserTable } from "./UserTable/UserTable.tsx";
export type {
  AdminSuspension,
  AdminUser,
  CoinCorrectionMade,
  UserRole,
  UserTableProps,
} from "./UserTable/UserTable.tsx";
export { FoundRuntimes } from "./models/FoundRuntimes/FoundRuntimes.tsx";
export type { FoundRuntimesProps } from "./models/FoundRuntimes/FoundRuntimes.tsx";
export { ModelBudgets } from "./models/ModelBudgets/ModelBudgets.tsx";
export type { ModelBudgetsProps } from "./models/ModelBudgets/ModelBudgets.tsx";
export type { Candidate, Loadable, ModelSource, ProviderPreset } from "./models/model-settings.ts";
export { isBeingBrought } from "./models/own-models.ts";
export { OwnKeysAllowed } from "./models/OwnKeysAllowed/OwnKeysAllowed.tsx";
export type { OwnKeysAllowedProps } from "./models/OwnKeysAllowed/OwnKeysAllowed.tsx";
export { OwnModels } from "./models/OwnModels/OwnModels.tsx";
export type { OwnModelsProps } from "./models/OwnModels/OwnModels.tsx";
export type { Seeing } from "./models/painted-sample.ts";
export { PictureDialog } from "./models/PictureDialog/PictureDialog.tsx";
export type { PictureDialogProps } from "./models/PictureDialog/PictureDialog.tsx";
export type { ProviderEntry, ProviderRefusal } from "./models/ProviderKeys/provider-entry.ts";
export { ProviderKeys } from "./models/ProviderKeys/ProviderKeys.tsx";
export type { ProviderKeysProps } from "./models/ProviderKeys/ProviderKeys.tsx";
export { SampleDialog } from "./models/SampleDialog/SampleDialog.tsx";
export type { SampleDialogProps, SampleStory } from "./models/SampleDialog/SampleDialog.tsx";
export { ServedModels } from "./models/ServedModels/ServedModels.tsx";
export type { ServedModelsProps } from "./models/ServedModels/ServedModels.tsx";
export type { HeardScene, Hearing } from "./models/told-sample.ts";
export { UsageChart } from "./models/UsageChart/UsageChart.tsx";
export type { UsageChartProps } from "./models/UsageChart/UsageChart.tsx";
