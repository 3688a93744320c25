import { ferryNumbers } from "../../fixtures/author/numbers.ts";
import { comparison, keptVersions } from "../../fixtures/author/versions.ts";
import {
  deletedStory,
  draftStory,
  otherTagline,
  storyOptions,
  writtenEntry,
} from "../../fixtures/author/story-editor.ts";
import { reviewedStory, storyChanges } from "../../fixtures/admin/review.ts";
import {
  coverDrafts,
  nextScenes,
  noDrafts,
  taglineDrafts,
} from "../../fixtures/author/suggestions.ts";
import { EditorPage } from "../../parts/author/EditorPage/EditorPage.tsx";
import { CoverField } from "../../parts/author/fields/CoverField/CoverField.tsx";
import { EmptyJsonDialog } from "../../parts/author/fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
import { FieldRow, FormSection } from "../../parts/author/fields/FormSection/FormSection.tsx";
import { JsonField } from "../../parts/author/fields/JsonField/JsonField.tsx";
import { StructureField } from "../../parts/author/fields/StructureField/StructureField.tsx";
import { TagPicker } from "../../parts/author/fields/TagPicker/TagPicker.tsx";
import { StatTiles } from "../../parts/author/numbers/StatTiles/StatTiles.tsx";
import { DeletedStoryRow } from "../../parts/author/own-stories/DeletedStoryRow/DeletedStoryRow.tsx";
import { OwnStoryCard } from "../../parts/author/own-stories/OwnStoryCard/OwnStoryCard.tsx";
import { ConflictPanel } from "../../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
import { KeptWords } from "../../parts/author/saving/SaveStatus/KeptWords.tsx";
import { RemoteChanges } from "../../parts/author/saving/SaveStatus/RemoteChanges.tsx";
import { SaveStatus } from "../../parts/author/saving/SaveStatus/SaveStatus.tsx";
import { SceneList } from "../../parts/author/saving/StoryChanges/SceneList.tsx";
import { StoryChanges } from "../../parts/author/saving/StoryChanges/StoryChanges.tsx";
import { VersionsDialog } from "../../parts/author/saving/Versions/VersionsDialog.tsx";
import { ShareDraftDialog } from "../../parts/author/sharing/ShareDraftDialog/ShareDraftDialog.tsx";
import { ShareList } from "../../parts/author/sharing/ShareList/ShareList.tsx";
import type { StoryForm } from "../../parts/author/story-form/useStoryForm.ts";
import { CoverSuggestions } from "../../parts/author/suggestions/CoverSuggestions/CoverSuggestions.tsx";
import { PreviousValues } from "../../parts/author/suggestions/PreviousValues/PreviousValues.tsx";
import { SceneSuggestions } from "../../parts/author/suggestions/SceneSuggestions/SceneSuggestions.tsx";
import type { SuggestionActions } from "../../parts/author/suggestions/suggestion-drafts.ts";
import { SuggestionButton } from "../../parts/author/suggestions/SuggestionButton/SuggestionButton.tsx";
import { TextSuggestions } from "../../parts/author/suggestions/TextSuggestions/TextSuggestions.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;

const form: Pick<StoryForm, "entry" | "write" | "field" | "text"> = {
  entry: writtenEntry,
  write: nothing,
  field: (name) => ({ id: name, name, validate: nothing }),
  text: (name) => ({
    id: name,
    name,
    validate: nothing,
    value: writtenEntry[name],
    onChange: nothing,
  }),
};

const acts: SuggestionActions = {
  onPromptChange: nothing,
  onRequest: nothing,
  onStop: nothing,
  onDiscard: nothing,
  onClose: nothing,
};

export const author: Specimens = {
  ConflictPanel: (root) => (
    <ConflictPanel
      {...root}
      form={form}
      theirs={{ ...writtenEntry, tagline: otherTagline }}
      savedAt="2026-11-20T05:10:00Z"
      fields={["title", "tagline"]}
      scenes={[]}
      onDecide={nothing}
      options={storyOptions}
    />
  ),
  CoverField: (root) => <CoverField {...root} form={form} />,
  CoverSuggestions: (root) => (
    <CoverSuggestions
      {...root}
      {...acts}
      drafting={{ ...noDrafts, drafts: coverDrafts }}
      current=""
      onUse={nothing}
    />
  ),
  DeletedStoryRow: (root) => (
    <DeletedStoryRow {...root} story={deletedStory} onUndo={nothing} onForget={nothing} />
  ),
  EditorPage: (root) => (
    <EditorPage {...root} title="My Stories">
      <p>What you are writing.</p>
    </EditorPage>
  ),
  EmptyJsonDialog: (root) => <EmptyJsonDialog {...root} open onMend={nothing} onAnyway={nothing} />,
  FieldRow: (root) => (
    <FieldRow {...root}>
      <p>Actions</p>
    </FieldRow>
  ),
  FormSection: (root) => (
    <FormSection {...root} title="Gameplay">
      <p>Actions</p>
    </FormSection>
  ),
  JsonField: (root) => <JsonField {...root} form={form} field="structureText" />,
  OwnStoryCard: (root) => (
    <OwnStoryCard {...root} story={draftStory} onAct={nothing} onShare={nothing} />
  ),
  PreviousValues: (root) => (
    <PreviousValues
      {...root}
      values={[{ id: "1", words: "Somebody has to row." }]}
      onRestore={nothing}
      onForget={nothing}
    />
  ),
  KeptWords: (root) => <KeptWords {...root} onForget={nothing} />,
  RemoteChanges: (root) => (
    <RemoteChanges {...root} fields={["title"]} scenes={2} onDismiss={nothing} />
  ),
  SaveStatus: (root) => <SaveStatus {...root} state="saved" savedAt="2026-11-20T05:10:00Z" />,
  SceneList: (root) => (
    <SceneList {...root} scenes={reviewedStory.scenes} start="landing" language="en" />
  ),
  SceneSuggestions: (root) => (
    <SceneSuggestions
      {...root}
      {...acts}
      kinds={["next_node", "branches"]}
      open="next_node"
      onOpenChange={nothing}
      drafting={{ ...noDrafts, drafts: nextScenes }}
      onUse={nothing}
      sceneOf={nothing}
      onOpenScene={nothing}
    />
  ),
  ShareDraftDialog: (root) => (
    <ShareDraftDialog
      {...root}
      open
      title={draftStory.title}
      link={{ state: "open", since: "2026-11-20T05:10:00Z" }}
      onOpenChange={nothing}
      onRetry={nothing}
      onMake={nothing}
      onEnd={nothing}
      onCopy={async () => true}
    />
  ),
  ShareList: (root) => (
    <ShareList
      {...root}
      label="Where plays stop"
      rows={[{ node: "boat", value: "48%", foot: "of 40 plays", share: 0.48, isShown: true }]}
      language="en"
    />
  ),
  StatTiles: (root) => <StatTiles {...root} numbers={ferryNumbers} rating={4.3} />,
  StoryChanges: (root) => <StoryChanges {...root} changes={storyChanges} language="en" />,
  StructureField: (root) => <StructureField {...root} form={form} />,
  SuggestionButton: (root) => (
    <SuggestionButton
      {...root}
      kind="cover"
      open={false}
      onOpenChange={nothing}
      onIntent={nothing}
    />
  ),
  TagPicker: (root) => (
    <TagPicker
      {...root}
      tags={[{ id: "forest", displayName: "Forest", color: "#4fae6d" }]}
      value={[]}
      onValueChange={nothing}
    />
  ),
  TextSuggestions: (root) => (
    <TextSuggestions
      {...root}
      {...acts}
      kind="taglines"
      drafting={{ ...noDrafts, drafts: taglineDrafts }}
      current=""
      onUse={nothing}
    />
  ),
  VersionsDialog: (root) => (
    <VersionsDialog
      {...root}
      open
      onOpenChange={nothing}
      result={{ state: "ready", versions: keptVersions, hasMore: false }}
      onRetry={nothing}
      onLoadMore={nothing}
      compared={{ version: 2, isNewest: false, result: { state: "ready", comparison } }}
      onCompare={nothing}
      onRestore={nothing}
      onStay={nothing}
      onAnyway={nothing}
    />
  ),
};

export const authorUnions: Unions = {
  OwnStoryCard: ["working"],
  SaveStatus: ["state"],
  SceneSuggestions: ["open"],
  ShareDraftDialog: ["busy"],
  ShareList: ["tone"],
  SuggestionButton: ["kind"],
  TextSuggestions: ["kind"],
};
