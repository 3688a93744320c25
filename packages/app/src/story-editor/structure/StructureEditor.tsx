import {
  faultDropped,
  redo,
  selectEditor,
  type StoryEditor,
  structureTyped,
  undo,
  useAuthoringDispatch,
  useAuthoringSelector,
  useTestPlay,
} from "@katha/authoring";
import {
  type AnsweredLine,
  jsonFault,
  PlayFromHere,
  StoryMap,
  StructureDetails,
  type StructureFinding,
  StructurePanel,
  type StructureSlot,
  StructureViews,
} from "@katha/ui/author";
import { useEffect, useEffectEvent, useState } from "react";
import { useExchangeDialogs } from "../exchange/useExchangeDialogs.tsx";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";
import { type Answering, SceneParts } from "./SceneParts.tsx";
import { StoryProof, useProof } from "./StoryProof.tsx";
import { useUnanswered } from "./UnansweredLines.tsx";
import { useFindings } from "./useFindings.ts";
import { useStructureActs } from "./useStructureActs.ts";
import { useStructureTabs } from "./useStructureTabs.tsx";
import { useTestNarrator } from "./useTestNarrator.ts";
import { useWrittenStory } from "./useWrittenStory.ts";

export interface StructureEditorProps extends Pick<StructureSlot, "id" | "error"> {
  /** Its id in the store. */
  story: string;
  /** Its id on the server, once it has one. */
  saved?: string | undefined;
  /** Scenes that the server refused to save; the first is shown. */
  refused?: readonly StructureFinding[] | undefined;
  /** The scene to open first. */
  opens?: string | undefined;
  /** Suggestions for what comes after a scene; absent if there are none. */
  help?: SceneHelper | undefined;
}

/** The structure of a story: what its page is made of. */
export function StructureEditor({ story, ...props }: StructureEditorProps) {
  const editor = useAuthoringSelector((state) => selectEditor(state, story));
  return editor ? <OpenStructure story={story} editor={editor} {...props} /> : null;
}

/** On narrower screens the outline is shown first. */
const roomForMap = "(min-width: 768px)";
const none: readonly StructureFinding[] = [];

interface OpenStructureProps extends StructureEditorProps {
  editor: StoryEditor;
}

function OpenStructure(props: OpenStructureProps) {
  const { story, saved, editor, id, error, help, refused = none, opens } = props;
  const { entry, history, isFaulty, selection } = editor;
  const dispatch = useAuthoringDispatch();
  const written = useWrittenStory(entry, history.structure);
  const { graph, desk, economy } = written;
  const acts = useStructureActs(story, graph);
  const { linted, findings } = useFindings(written, refused);
  const unanswered = useUnanswered(saved);
  const [answering, setAnswering] = useState<Answering>();
  const answer = (line: AnsweredLine) => setAnswering({ line, times: (answering?.times ?? 0) + 1 });
  const tabs = useStructureTabs({ story, saved, written, acts, unanswered, onAnswer: answer });
  const { begin, shown } = useTestPlay(graph, economy, useTestNarrator(written));
  const proof = useProof(written);
  const { exchange, dialogs } = useExchangeDialogs(story, saved, written);

  const [firstRefused] = refused;
  const select = useEffectEvent((node: string | null | undefined) => {
    if (node != null) acts.onSelectionChange([node]);
  });
  useEffect(() => select(firstRefused?.node), [firstRefused]);
  useEffect(() => select(opens), [opens]);

  return (
    <>
      <StructurePanel
        id={id}
        graph={graph}
        desk={desk}
        findings={findings}
        selection={selection}
        onSelectionChange={acts.onSelectionChange}
        onOperation={acts.onOperation}
        defaultView={window.matchMedia(roomForMap).matches ? "map" : "outline"}
        opens={opens}
        fault={isFaulty ? jsonFault(entry.structureText) : undefined}
        history={{
          nextUndo: history.past.at(-1)?.operation,
          nextRedo: history.future[0]?.operation,
          onUndo: () => dispatch(undo(story)),
          onRedo: () => dispatch(redo(story)),
        }}
        exchange={exchange}
      >
        <StructureViews
          error={error}
          text={entry.structureText}
          onTextChange={(text) => dispatch(structureTyped({ id: story, text, at: Date.now() }))}
          onDiscardText={() => dispatch(faultDropped({ id: story }))}
          renderMap={(slot) => <StoryMap {...slot} language={entry.language} heat={proof.heat} />}
          tabs={tabs}
          onPlay={begin}
          renderMore={(scene) => (
            <SceneParts
              {...scene}
              {...{ story, written, answering, unanswered, help }}
              linted={linted ?? []}
            />
          )}
          preview={
            shown && (
              <PlayFromHere
                {...shown}
                language={entry.language}
                onEdit={(node) => acts.onSelectionChange([node])}
              />
            )
          }
        />
        <StructureDetails commands={written.commands} />
        <StoryProof proof={proof} addWording={acts.addWording} onAnswer={answer} />
      </StructurePanel>
      {dialogs}
    </>
  );
}
