import {
  adminStories,
  adminUsers,
  auditEntries,
  categories,
  waitingReviews,
} from "../../fixtures/admin/admin.ts";
import { healthySystem } from "../../fixtures/admin/health.ts";
import { upheldReport } from "../../fixtures/admin/reports.ts";
import { busySettings, hearing, seeing, sourceOf } from "../../fixtures/admin/models.ts";
import { usage } from "../../fixtures/admin/model-usage.ts";
import { AdminCard } from "../../parts/admin/AdminCard/AdminCard.tsx";
import { AdminPage } from "../../parts/admin/AdminPage/AdminPage.tsx";
import { AdminShell } from "../../parts/admin/AdminShell/AdminShell.tsx";
import { AuditList } from "../../parts/admin/AuditList/AuditList.tsx";
import { HealthBoard } from "../../parts/admin/HealthBoard/HealthBoard.tsx";
import { FoundRuntimes } from "../../parts/admin/models/FoundRuntimes/FoundRuntimes.tsx";
import { ModelBudgets } from "../../parts/admin/models/ModelBudgets/ModelBudgets.tsx";
import { OwnKeysAllowed } from "../../parts/admin/models/OwnKeysAllowed/OwnKeysAllowed.tsx";
import { OwnModels } from "../../parts/admin/models/OwnModels/OwnModels.tsx";
import { PictureDialog } from "../../parts/admin/models/PictureDialog/PictureDialog.tsx";
import { ProviderKeys } from "../../parts/admin/models/ProviderKeys/ProviderKeys.tsx";
import { SampleDialog } from "../../parts/admin/models/SampleDialog/SampleDialog.tsx";
import { ServedModels } from "../../parts/admin/models/ServedModels/ServedModels.tsx";
import { UsageChart } from "../../parts/admin/models/UsageChart/UsageChart.tsx";
import { Queue } from "../../parts/admin/Queue/Queue.tsx";
import { ReportCard } from "../../parts/admin/ReportCard/ReportCard.tsx";
import { ReviewCard } from "../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { WaitingReview } from "../../parts/admin/ReviewCard/ReviewCard.tsx";
import { VerdictButtons } from "../../parts/admin/ReviewCard/VerdictButtons.tsx";
import { RowSkeletons } from "../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { StoryTable } from "../../parts/admin/StoryTable/StoryTable.tsx";
import { TaxonomyEditor } from "../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import { UserTable } from "../../parts/admin/UserTable/UserTable.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;
const accepted = () => Promise.resolve(undefined);
const offered = { models: busySettings.models, onBind: accepted, onHear: nothing };

const [waiting] = waitingReviews as readonly [WaitingReview, ...WaitingReview[]];

export const admin: Specimens = {
  FoundRuntimes: (root) => (
    <FoundRuntimes
      {...root}
      {...offered}
      found={{ isLoading: true }}
      providers={[]}
      onLookAgain={nothing}
    />
  ),
  ModelBudgets: (root) => <ModelBudgets {...root} usage={usage} onBudgetChange={accepted} />,
  OwnKeysAllowed: (root) => <OwnKeysAllowed {...root} allowed onAllowedChange={accepted} />,
  OwnModels: (root) => (
    <OwnModels
      {...root}
      {...offered}
      own={{ isLoading: true }}
      onBring={accepted}
      onStop={accepted}
      onRemove={accepted}
    />
  ),
  PictureDialog: (root) => (
    <PictureDialog
      {...root}
      seeing={seeing()}
      models={busySettings.models}
      onBind={accepted}
      onStop={nothing}
      onAgain={nothing}
      onClose={nothing}
    />
  ),
  ProviderKeys: (root) => (
    <ProviderKeys
      {...root}
      {...offered}
      presets={[]}
      providers={[]}
      sourceOf={sourceOf}
      offers={{ isLoading: false }}
      onOpenedChange={nothing}
      onRetry={nothing}
      onKeep={accepted}
      onRemove={accepted}
    />
  ),
  SampleDialog: (root) => (
    <SampleDialog
      {...root}
      hearing={hearing([])}
      models={busySettings.models}
      onBind={accepted}
      query=""
      onQueryChange={nothing}
      stories={[]}
      onSelect={nothing}
      onStop={nothing}
      onAgain={nothing}
      onClose={nothing}
    />
  ),
  ServedModels: (root) => (
    <ServedModels
      {...root}
      kind="text"
      models={busySettings.models}
      sourceOf={sourceOf}
      onRebind={accepted}
      onPriceChange={accepted}
      onHear={nothing}
    />
  ),
  UsageChart: (root) => (
    <UsageChart {...root} usage={usage} models={busySettings.models} onDownload={nothing} />
  ),
  AdminCard: (root) => (
    <AdminCard {...root} title="Administration">
      <p>For those who keep the house.</p>
    </AdminCard>
  ),
  AdminPage: (root) => (
    <AdminPage {...root} title="Tags">
      <p>Small marks on a story.</p>
    </AdminPage>
  ),
  AdminShell: (root) => (
    <AdminShell
      {...root}
      links={{
        home: "#home",
        stories: "#stories",
        categories: "#categories",
        tags: "#tags",
        review: "#review",
        reports: "#reports",
        users: "#users",
        waitlist: "#waitlist",
        models: "#models",
        settings: "#settings",
        audit: "#audit",
        health: "#health",
      }}
      current="stories"
      onLogout={nothing}
    >
      <p>Small marks on a story.</p>
    </AdminShell>
  ),
  AuditList: (root) => <AuditList {...root} entries={auditEntries} />,
  HealthBoard: (root) => <HealthBoard {...root} health={healthySystem} />,
  Queue: (root) => (
    <Queue {...root} items={[{ id: "letter" }]} empty="Nothing waits.">
      {({ id }) => id}
    </Queue>
  ),
  ReportCard: (root) => <ReportCard {...root} report={upheldReport} onDecide={nothing} />,
  ReviewCard: (root) => (
    <ReviewCard {...root} review={waiting} onApprove={nothing} onReturn={nothing} />
  ),
  RowSkeletons: (root) => <RowSkeletons {...root} />,
  StoryTable: (root) => (
    <StoryTable
      {...root}
      stories={adminStories}
      selected={[]}
      sort="newest"
      onSelectedChange={nothing}
      onSortChange={nothing}
      onFeaturedChange={nothing}
    />
  ),
  TaxonomyEditor: (root) => (
    <TaxonomyEditor
      {...root}
      kind="category"
      items={categories}
      onCreate={nothing}
      onSave={nothing}
      onMerge={nothing}
      onRemove={nothing}
    />
  ),
  UserTable: (root) => <UserTable {...root} users={adminUsers} onRoleChange={nothing} />,
  VerdictButtons: (root) => (
    <VerdictButtons {...root} title="The Salt Ferry" onApprove={nothing} onReturn={nothing} />
  ),
};

export const adminUnions: Unions = {
  AdminShell: ["current"],
  Queue: ["width"],
  ReportCard: ["working"],
  ReviewCard: ["working"],
  StoryTable: ["sort"],
  TaxonomyEditor: ["kind"],
  VerdictButtons: ["size", "working"],
};
