import { bridgeNames } from "../../fixtures/author/answers.ts";
import { nothingYet } from "../../fixtures/author/WithState.tsx";
import { ferryReport } from "../../fixtures/author/proving.ts";
import { findings } from "../../fixtures/author/story-editor.ts";
import { ferryGraph } from "../../fixtures/author/story-maps.ts";
import { ExportDialog } from "../../parts/author/structure/Exchange/ExportDialog.tsx";
import { ImportDialog } from "../../parts/author/structure/Exchange/ImportDialog.tsx";
import { Findings } from "../../parts/author/structure/Findings/Findings.tsx";
import { AnswersPanel } from "../../parts/author/answers/AnswersPanel/AnswersPanel.tsx";
import { CorrectionsPanel } from "../../parts/author/answers/CorrectionsPanel/CorrectionsPanel.tsx";
import { ReadingPanel } from "../../parts/author/reading/ReadingPanel/ReadingPanel.tsx";
import { NoModelNote } from "../../parts/author/suggestions/NoModelNote/NoModelNote.tsx";
import { UnansweredPanel } from "../../parts/author/answers/UnansweredPanel/UnansweredPanel.tsx";
import { PlayFromHere } from "../../parts/author/structure/PlayFromHere/PlayFromHere.tsx";
import { ProvingPanel } from "../../parts/author/structure/ProvingPanel/ProvingPanel.tsx";
import { ReportSheet } from "../../parts/author/structure/ProvingPanel/ReportSheet.tsx";
import { SceneEditor } from "../../parts/author/structure/SceneEditor/SceneEditor.tsx";
import { StoryMap } from "../../parts/author/structure/StoryMap/StoryMap.tsx";
import type { StructureViewProps } from "../../parts/author/structure/structure.ts";
import { StructureOutline } from "../../parts/author/structure/StructureOutline/StructureOutline.tsx";
import { StructurePanel } from "../../parts/author/structure/StructurePanel/StructurePanel.tsx";
import { StructureDetails } from "../../parts/author/structure/StructurePanel/StructureDetails.tsx";
import { StructureViews } from "../../parts/author/structure/StructurePanel/StructureViews.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;

const view: StructureViewProps = {
  graph: ferryGraph,
  findings: [],
  selection: [],
  onSelectionChange: nothing,
  onOperation: nothing,
};

const history = { onUndo: nothing, onRedo: nothing };

/** Components that show and edit a story's scenes. */
export const structure: Specimens = {
  ExportDialog: (root) => (
    <ExportDialog
      {...root}
      open
      previews={[{ format: "twee", file: "ferry.twee", losses: [], beside: [], renamed: 0 }]}
      onDownload={nothing}
      onOpenChange={nothing}
    />
  ),
  Findings: (root) => <Findings {...root} findings={findings} />,
  ImportDialog: (root) => (
    <ImportDialog
      {...root}
      open
      source={{ text: "", file: null }}
      onSourceChange={nothing}
      scenesNow={3}
      onImport={nothing}
      onOpenChange={nothing}
    />
  ),
  NoModelNote: (root) => <NoModelNote {...root} />,
  AnswersPanel: (root) => (
    <AnswersPanel
      {...root}
      {...nothingYet}
      node="bridge"
      bibleNames={bridgeNames}
      onOperation={nothing}
    />
  ),
  CorrectionsPanel: (root) => (
    <CorrectionsPanel
      {...root}
      result={{ state: "ready", corrections: [] }}
      language="bn"
      onTake={nothing}
      onSettle={nothing}
      onOpenScene={nothing}
      onRetry={nothing}
    />
  ),
  ReadingPanel: (root) => (
    <ReadingPanel
      {...root}
      result={{ state: "loading" }}
      onMend={nothing}
      onOpenScene={nothing}
      onRetry={nothing}
    />
  ),
  UnansweredPanel: (root) => (
    <UnansweredPanel
      {...root}
      result={{ state: "ready", groups: [] }}
      hasScene={() => true}
      onAnswer={nothing}
      onDismiss={nothing}
      onRetry={nothing}
    />
  ),
  PlayFromHere: (root) => (
    <PlayFromHere
      {...root}
      text="The river keeps no ledger."
      choices={[{ text: "Row", leads: true }]}
      path={[{ node: "landing", choice: null }]}
      totals={{ turns: 0, nodes: 1, minutes: 0.4, coins: 0, xp: 100 }}
      onSelect={nothing}
      onBack={nothing}
      onRestart={nothing}
      onClose={nothing}
    />
  ),
  ProvingPanel: (root) => (
    <ProvingPanel
      {...root}
      proving={{ state: "done", report: ferryReport }}
      onProve={nothing}
      onCancel={nothing}
    />
  ),
  ReportSheet: (root) => <ReportSheet {...root} report={ferryReport} />,
  SceneEditor: (root) => (
    <SceneEditor
      {...root}
      graph={ferryGraph}
      name="boat"
      findings={[]}
      nameId="name"
      onOperation={nothing}
      onOpenScene={nothing}
    />
  ),
  StoryMap: (root) => <StoryMap {...root} {...view} />,
  StructureOutline: (root) => <StructureOutline {...root} {...view} />,
  StructurePanel: (root) => (
    <StructurePanel {...root} {...view} history={history}>
      {null}
    </StructurePanel>
  ),
  StructureViews: (root) => (
    <StructurePanel {...view} history={history}>
      <StructureViews
        {...root}
        text={JSON.stringify(ferryGraph)}
        onTextChange={nothing}
        onDiscardText={nothing}
      />
    </StructurePanel>
  ),
  StructureDetails: (root) => (
    <StructurePanel {...view} history={history}>
      <StructureDetails {...root} commands={[]} />
    </StructurePanel>
  ),
};

export const structureUnions: Unions = {
  ReportSheet: ["heading"],
  StructurePanel: ["defaultView"],
};
