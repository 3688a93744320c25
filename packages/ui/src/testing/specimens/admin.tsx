import {
  adminStories,
  adminUsers,
  auditEntries,
  categories,
  waitingStories,
} from "../../fixtures/admin/admin.ts";
import { healthySystem } from "../../fixtures/admin/health.ts";
import { upheldReport } from "../../fixtures/admin/reports.ts";
import { AdminCard } from "../../parts/admin/AdminCard/AdminCard.tsx";
import { AdminPage } from "../../parts/admin/AdminPage/AdminPage.tsx";
import { AdminShell } from "../../parts/admin/AdminShell/AdminShell.tsx";
import { AuditList } from "../../parts/admin/AuditList/AuditList.tsx";
import { HealthBoard } from "../../parts/admin/HealthBoard/HealthBoard.tsx";
import { Queue } from "../../parts/admin/Queue/Queue.tsx";
import { ReportCard } from "../../parts/admin/ReportCard/ReportCard.tsx";
import { ReviewCard } from "../../parts/admin/ReviewCard/ReviewCard.tsx";
import type { WaitingStory } from "../../parts/admin/ReviewCard/ReviewCard.tsx";
import { VerdictButtons } from "../../parts/admin/ReviewCard/VerdictButtons.tsx";
import { RowSkeletons } from "../../parts/admin/RowSkeletons/RowSkeletons.tsx";
import { StoryTable } from "../../parts/admin/StoryTable/StoryTable.tsx";
import { TaxonomyEditor } from "../../parts/admin/TaxonomyEditor/TaxonomyEditor.tsx";
import { UserTable } from "../../parts/admin/UserTable/UserTable.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;

const [waiting] = waitingStories as readonly [WaitingStory, ...WaitingStory[]];

export const admin: Specimens = {
  AdminCard: (root) => (
    <AdminCard {...root} title="Administration" links={{ home: "#home" }}>
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
    <ReviewCard {...root} story={waiting} onApprove={nothing} onReturn={nothing} />
  ),
  RowSkeletons: (root) => <RowSkeletons {...root} />,
  StoryTable: (root) => (
    <StoryTable
      {...root}
      stories={adminStories}
      selected={[]}
      sort="newest"
      onSelect={nothing}
      onSort={nothing}
      onFeature={nothing}
    />
  ),
  TaxonomyEditor: (root) => (
    <TaxonomyEditor
      {...root}
      kind="category"
      items={categories}
      onCreate={nothing}
      onChange={nothing}
      onMerge={nothing}
      onRemove={nothing}
    />
  ),
  UserTable: (root) => <UserTable {...root} users={adminUsers} onRole={nothing} />,
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
