export { AdminCard } from "./AdminCard/AdminCard.tsx";
export type { AdminCardProps } from "./AdminCard/AdminCard.tsx";
export { AdminPage } from "./AdminPage/AdminPage.tsx";
export type { AdminPageProps } from "./AdminPage/AdminPage.tsx";
export { adminSections, AdminShell } from "./AdminShell/AdminShell.tsx";
export type { AdminSection, AdminShellProps } from "./AdminShell/AdminShell.tsx";
export { adminStatuses, adminStorySorts, bulkActions } from "./admin-story.ts";
export type { AdminStatus, AdminStory, AdminStorySort, BulkAction } from "./admin-story.ts";
export { AuditList } from "./AuditList/AuditList.tsx";
export type { AuditEntry, AuditListProps } from "./AuditList/AuditList.tsx";
export { HealthBoard } from "./HealthBoard/HealthBoard.tsx";
export type { HealthBoardProps } from "./HealthBoard/HealthBoard.tsx";
export type { SystemBackups } from "./HealthBoard/system-backups.ts";
export type { SystemHealth } from "./HealthBoard/system-health.ts";
export { ReportCard, reportStatuses } from "./ReportCard/ReportCard.tsx";
export type { ReportCardProps, ReportedPassage, ReportStatus } from "./ReportCard/ReportCard.tsx";
export { ReviewCard } from "./ReviewCard/ReviewCard.tsx";
export type { ReviewCardProps, WaitingStory } from "./ReviewCard/ReviewCard.tsx";
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
export type {
  Loadable,
  BoundModel,
  Candidate,
  FoundModels,
  FoundRuntime,
  ModelProvider,
  ModelSettings,
  OfferedModel,
  ProviderPreset,
  ServedModel,
} from "./models/model-settings.ts";
export type { BudgetScope, ModelBudget, ModelUsage, UsageRow } from "./models/model-usage.ts";
export { isBeingBrought } from "./models/own-models.ts";
export type { OwnModel, OwnModels } from "./models/own-models.ts";
export type { ProviderEntry, ProviderRefusal } from "./models/ProviderKeys/provider-entry.ts";
export type { SampleStory } from "./models/SampleDialog/SampleDialog.tsx";
export type { PaintedSample, Seeing } from "./models/painted-sample.ts";
export type { HeardScene, Hearing, ToldSample } from "./models/told-sample.ts";
