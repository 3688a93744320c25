import {
  adminStories,
  adminTags,
  adminUsers,
  auditEntries,
  waitingReviews,
} from "../../fixtures/admin/admin.ts";
import { healthySystem } from "../../fixtures/admin/health.ts";
import { openReports } from "../../fixtures/admin/reports.ts";
import { reviewedStory } from "../../fixtures/admin/review.ts";
import { siteSettings } from "../../fixtures/admin/site-settings.ts";
import { ferryNumbers } from "../../fixtures/author/numbers.ts";
import { editedEntry, ownStories, storyOptions } from "../../fixtures/author/story-editor.ts";
import { ferryGraph } from "../../fixtures/author/story-maps.ts";
import { exileFacts, exileStory } from "../../fixtures/player/stories.ts";
import { AdminAuditScreen } from "../../screens/admin/AdminAuditScreen/AdminAuditScreen.tsx";
import { AdminHealthScreen } from "../../screens/admin/AdminHealthScreen/AdminHealthScreen.tsx";
import { AdminLoginScreen } from "../../screens/admin/AdminLoginScreen/AdminLoginScreen.tsx";
import { AdminModelsScreen } from "../../screens/admin/AdminModelsScreen/AdminModelsScreen.tsx";
import { AdminReportsScreen } from "../../screens/admin/AdminReportsScreen/AdminReportsScreen.tsx";
import { AdminReviewScreen } from "../../screens/admin/AdminReviewScreen/AdminReviewScreen.tsx";
import { AdminReviewStoryScreen } from "../../screens/admin/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx";
import { AdminSecondFactorScreen } from "../../screens/admin/AdminSecondFactorScreen/AdminSecondFactorScreen.tsx";
import { AdminSettingsScreen } from "../../screens/admin/AdminSettingsScreen/AdminSettingsScreen.tsx";
import { AdminStoriesScreen } from "../../screens/admin/AdminStoriesScreen/AdminStoriesScreen.tsx";
import { AdminStoryFormScreen } from "../../screens/admin/AdminStoryFormScreen/AdminStoryFormScreen.tsx";
import { AdminTaxonomyScreen } from "../../screens/admin/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx";
import { AdminUsersScreen } from "../../screens/admin/AdminUsersScreen/AdminUsersScreen.tsx";
import { AdminWaitlistScreen } from "../../screens/admin/AdminWaitlistScreen/AdminWaitlistScreen.tsx";
import { CreateStoryScreen } from "../../screens/author/CreateStoryScreen/CreateStoryScreen.tsx";
import { EditStoryScreen } from "../../screens/author/EditStoryScreen/EditStoryScreen.tsx";
import { MyStoriesScreen } from "../../screens/author/MyStoriesScreen/MyStoriesScreen.tsx";
import { NumbersScreen } from "../../screens/author/NumbersScreen/NumbersScreen.tsx";
import { SharedStoryScreen } from "../../screens/author/SharedStoryScreen/SharedStoryScreen.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;

const changes = {
  onCreate: nothing,
  onSave: nothing,
  onMerge: nothing,
  onRemove: nothing,
};

/** Screens for authors and administrators. */
export const screens: Specimens = {
  AdminAuditScreen: (root) => <AdminAuditScreen {...root} entries={auditEntries} />,
  AdminHealthScreen: (root) => (
    <AdminHealthScreen
      {...root}
      health={healthySystem}
      days={7}
      onDaysChange={nothing}
      onRefresh={nothing}
    />
  ),
  AdminLoginScreen: (root) => <AdminLoginScreen {...root} onSubmit={nothing} />,
  AdminModelsScreen: (root) => <AdminModelsScreen {...root} offers={<p>Ollama</p>} />,
  AdminReportsScreen: (root) => (
    <AdminReportsScreen
      {...root}
      reports={openReports}
      status="open"
      onStatusChange={nothing}
      onDecide={nothing}
    />
  ),
  AdminReviewScreen: (root) => (
    <AdminReviewScreen {...root} waiting={waitingReviews} onApprove={nothing} onReturn={nothing} />
  ),
  AdminReviewStoryScreen: (root) => (
    <AdminReviewStoryScreen
      {...root}
      result={{ state: "ready", review: reviewedStory }}
      onApprove={nothing}
      onReturn={nothing}
    />
  ),
  AdminSecondFactorScreen: (root) => (
    <AdminSecondFactorScreen
      {...root}
      result={{ state: "enrol", isUnverified: true }}
      onRetry={nothing}
      onAdd={nothing}
    />
  ),
  AdminSettingsScreen: (root) => (
    <AdminSettingsScreen
      {...root}
      settings={siteSettings}
      onSave={async () => undefined}
      testMail={{ isBusy: false, onSend: nothing }}
    />
  ),
  AdminStoriesScreen: (root) => (
    <AdminStoriesScreen
      {...root}
      stories={adminStories}
      query={{ q: "", status: "", sort: "newest", page: 1 }}
      onQueryChange={nothing}
      onFeaturedChange={nothing}
      onBulk={nothing}
    />
  ),
  AdminStoryFormScreen: (root) => (
    <AdminStoryFormScreen
      {...root}
      result={{ state: "new" }}
      options={storyOptions}
      onSubmit={nothing}
    />
  ),
  AdminTaxonomyScreen: (root) => (
    <AdminTaxonomyScreen {...root} kind="tag" editor={{ ...changes, items: adminTags }} />
  ),
  AdminUsersScreen: (root) => (
    <AdminUsersScreen
      {...root}
      table={{ users: adminUsers, onRoleChange: nothing }}
      query={{ q: "", role: "", account: "" }}
      onQueryChange={nothing}
    />
  ),
  AdminWaitlistScreen: (root) => (
    <AdminWaitlistScreen
      {...root}
      people={[]}
      query=""
      onQueryChange={nothing}
      onDownload={nothing}
      onRemove={nothing}
    />
  ),
  CreateStoryScreen: (root) => (
    <CreateStoryScreen {...root} options={storyOptions} onSubmit={nothing} />
  ),
  EditStoryScreen: (root) => (
    <EditStoryScreen
      {...root}
      result={{ state: "ready", story: editedEntry }}
      options={storyOptions}
      onSave={nothing}
      onLeave={nothing}
    />
  ),
  MyStoriesScreen: (root) => (
    <MyStoriesScreen
      {...root}
      result={{ state: "ready", stories: ownStories }}
      onAct={nothing}
      onShare={nothing}
      onUndo={nothing}
      onForget={nothing}
    />
  ),
  NumbersScreen: (root) => (
    <NumbersScreen
      {...root}
      result={{
        state: "ready",
        story: exileStory,
        graph: ferryGraph,
        numbers: ferryNumbers,
      }}
      onRetry={nothing}
    />
  ),
  SharedStoryScreen: (root) => (
    <SharedStoryScreen
      {...root}
      result={{ state: "ready", story: exileFacts, reader: "guest" }}
      onPlay={nothing}
      onRetry={nothing}
    />
  ),
};

export const screenUnions: Unions = {
  AdminHealthScreen: ["days"],
  AdminReportsScreen: ["status"],
};
