import {
  entryChanged,
  faultDropped,
  nodesSelected,
  operationDone,
  redo,
  selectEditor,
  type StoryEditor,
  structureImported,
  structureTyped,
  undo,
  useAuthoringDispatch,
  useAuthoringSelector,
  useTestPlay,
} from "@katha/authoring";
import { useMessages } from "@katha/ui";
import {
  type AnsweredLine,
  AnswersPanel,
  choicesAt,
  CorrectionsPanel,
  jsonFault,
  NoModelNote,
  PlayFromHere,
  ProvingPanel,
  StoryMap,
  type StructureFinding,
  StructurePanel,
  type StructureSlot,
  type WordingPart,
  wordingAdded,
} from "@katha/ui/author";
import { structureMessages, useLoadOnIntent } from "@katha/ui/screens";
import type { StructureOperation } from "@katha/storygraph";
import { useEffect, useMemo, useState } from "react";
import { paths } from "../../routes/paths.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useNotFetched } from "../../notices/useNotFetched.ts";
import { ofAnswersIn, toFindings } from "./findings.ts";
import type { ExchangeSide } from "../exchange/ExchangeDialogs.tsx";
import { useAnswerDrafts } from "../suggestions/useAnswerDrafts.ts";
import { SceneDrafts } from "../suggestions/SceneDrafts.tsx";
import type { SceneHelper } from "../suggestions/useWritingHelp.tsx";
import { placedIn, takingOver, useCorrections } from "./useCorrections.ts";
import { useFindings } from "./useFindings.ts";
import { useProof } from "./useProof.ts";
import { ReadScenes } from "./ReadScenes.tsx";
import { UnansweredLines } from "./UnansweredLines.tsx";
import { useUnanswered } from "./useUnanswered.ts";
import { useTryLine } from "./useTryLine.ts";
import type { NarratorOf } from "./useTestNarrator.ts";
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
  /** Models that can narrate a test play; without them only the author's text is used. */
  narratorOf?: NarratorOf;
  /** Suggestions for what comes after a scene; absent if there are none. */
  help?: SceneHelper | undefined;
}

const fetchExchange = () => import("../exchange/ExchangeDialogs.tsx");

/** On narrower screens the outline is shown first. */
const roomForMap = "(min-width: 768px)";

/** The structure of a story, as a map, as an outline and as JSON. */
export function StructureEditor({ story, ...props }: StructureEditorProps) {
  const editor = useAuthoringSelector((state) => selectEditor(state, story));
  return editor ? <OpenStructure story={story} editor={editor} {...props} /> : null;
}

const none: readonly StructureFinding[] = [];

interface OpenStructureProps extends StructureEditorProps {
  editor: StoryEditor;
}

/** The line whose answer was started last; `times` lets the same line be started again. */
interface Answering {
  line: AnsweredLine;
  times: number;
}

interface TypedText {
  scene: string;
  text: string;
}

const doneNow = (id: string, operation: StructureOperation) =>
  operationDone({ id, operation, at: Date.now() });

function OpenStructure(props: OpenStructureProps) {
  const { story, saved, editor, id, error, narratorOf, help, refused = none, opens } = props;
  const t = useMessages(structureMessages);
  const dispatch = useAuthoringDispatch();
  const { entry, history, isFaulty, selection } = editor;
  const undoes = history.past.at(-1)?.operation;
  const redoes = history.future[0]?.operation;
  const { contentRating: rating, language } = entry;
  const { economy, rules, graph, desk, bible, bibleNames } = useWrittenStory(
    entry,
    history.structure,
  );
  const unanswered = useUnanswered(saved);
  const { count: waiting, result: sent, ...corrections } = useCorrections(saved);
  const drafting = useAnswerDrafts(story, entry, history.structure);
  const { user } = useViewer();
  const modelsHref = user?.role === "admin" ? paths.adminModels : undefined;
  const { open } = unanswered;
  const [answering, setAnswering] = useState<Answering>();
  const beginAnswer = (line: AnsweredLine) =>
    setAnswering({ line, times: (answering?.times ?? 0) + 1 });
  const addWording = (line: TypedText, choice: number, part: WordingPart) => {
    const operation = wordingAdded(graph, line, { choice, part });
    if (operation !== null) dispatch(doneNow(story, operation));
  };
  const tryLine = useTryLine(entry, history.structure, rules.rules);
  const context = useMemo(
    () => ({ rating, commands: rules.commands, bible }),
    [rating, rules, bible],
  );
  const { linted, findings } = useFindings(editor, { graph, context, refused });
  const [firstRefused] = refused;
  useEffect(() => {
    if (firstRefused?.node != null)
      dispatch(nodesSelected({ id: story, nodes: [firstRefused.node] }));
  }, [firstRefused, story, dispatch]);
  useEffect(() => {
    if (opens !== undefined) dispatch(nodesSelected({ id: story, nodes: [opens] }));
  }, [opens, story, dispatch]);
  const narrator = narratorOf?.(entry, history.structure, rules.rules);
  const testPlay = useTestPlay(graph, economy, narrator);
  const proved = { entry, structure: history.structure, rules: rules.rules, graph };
  const proof = useProof(proved, { ...context, economy });
  const [exchange, reachExchange] = useLoadOnIntent(fetchExchange);
  const [side, setSide] = useState<ExchangeSide | null>(null);
  const tellNotFetched = useNotFetched();
  const openExchange = async (wanted: ExchangeSide) => {
    if (await reachExchange()) setSide(wanted);
    else tellNotFetched();
  };
  return (
    <>
      <StructurePanel
        id={id}
        error={error}
        defaultView={window.matchMedia(roomForMap).matches ? "map" : "outline"}
        graph={graph}
        desk={desk}
        commands={rules.commands}
        findings={findings}
        opens={opens}
        selection={selection}
        onSelectionChange={(nodes) => dispatch(nodesSelected({ id: story, nodes }))}
        onOperation={(operation) =>
          dispatch(operationDone({ id: story, operation, at: Date.now() }))
        }
        text={entry.structureText}
        fault={isFaulty ? jsonFault(entry.structureText) : undefined}
        onTextChange={(text) => dispatch(structureTyped({ id: story, text, at: Date.now() }))}
        onDiscardText={() => dispatch(faultDropped({ id: story }))}
        nextUndo={undoes}
        nextRedo={redoes}
        onUndo={() => dispatch(undo(story))}
        onRedo={() => dispatch(redo(story))}
        exchange={{
          onImport: () => void openExchange("import"),
          onExport: () => void openExchange("export"),
          onIntent: () => void reachExchange(),
        }}
        onPlay={testPlay.begin}
        renderMore={(scene) => (
          <>
            <AnswersPanel
              key={`${scene.name} ${answering?.line.scene === scene.name ? answering.times : 0}`}
              graph={graph}
              desk={desk}
              node={scene.name}
              bibleNames={bibleNames}
              findings={toFindings(ofAnswersIn(scene.name, linted ?? [], graph), t)}
              onOperation={scene.onOperation}
              onTry={(line) => tryLine(scene.name, line)}
              drafting={drafting}
              modelsHref={modelsHref}
              unanswered={open.filter((line) => line.scene === scene.name)}
              answering={answering?.line.scene === scene.name ? answering.line : undefined}
              onDismiss={unanswered.onDismiss}
            />
            {help !== undefined && help.kinds.length > 0 && (
              <SceneDrafts {...scene} story={story} help={help} entry={entry} />
            )}
            {help?.isAvailable === false && <NoModelNote modelsHref={modelsHref} />}
          </>
        )}
        renderMap={(slot) => (
          <StoryMap {...slot} language={language} heat={proof.heat} hasFinder={false} />
        )}
        reading={{
          render: (show) => (
            <ReadScenes
              written={proved}
              graph={graph}
              onBible={(bibleText) => dispatch(entryChanged({ id: story, change: { bibleText } }))}
              onOperation={(operation) => dispatch(doneNow(story, operation))}
              onOpenScene={show}
            />
          ),
        }}
        unanswered={
          saved === undefined
            ? undefined
            : {
                count: open.length,
                render: (show) => (
                  <UnansweredLines
                    story={saved}
                    result={unanswered.result}
                    failure={unanswered.failure}
                    onRetry={unanswered.onRetry}
                    onDismiss={unanswered.onDismiss}
                    hasScene={(scene) => Object.hasOwn(graph.nodes, scene)}
                    choicesOf={(scene) => choicesAt(graph, scene)}
                    onWording={(line, { choice }, part) => addWording(line, choice, part)}
                    onAnswer={(line) => {
                      beginAnswer(line);
                      show(line.scene);
                    }}
                  />
                ),
              }
        }
        corrections={
          saved === undefined
            ? undefined
            : {
                count: waiting,
                render: (show) => (
                  <CorrectionsPanel
                    {...corrections}
                    result={placedIn(sent, graph)}
                    language={language}
                    onOpenScene={show}
                    onTake={(correction) => {
                      const operation = takingOver(graph, correction);
                      if (operation === null) return;
                      dispatch(operationDone({ id: story, operation, at: Date.now() }));
                    }}
                  />
                ),
              }
        }
        preview={
          testPlay.shown && (
            <PlayFromHere
              {...testPlay.shown}
              language={language}
              onEdit={(node) => dispatch(nodesSelected({ id: story, nodes: [node] }))}
            />
          )
        }
        renderProving={(go) => (
          <ProvingPanel
            {...proof.panel}
            onOpenScene={go}
            strangers={
              proof.strangers && {
                report: proof.strangers,
                graph,
                onWording: ({ scene, said }, { choice }, part) =>
                  addWording({ scene, text: said }, choice, part),
                onAnswer: (line) => {
                  beginAnswer({ ...line, text: line.said, count: 1 });
                  go(line.scene);
                },
              }
            }
          />
        )}
      />
      {exchange && (
        <exchange.ExchangeDialogs
          side={side}
          structure={history.structure}
          title={entry.title}
          rating={rating}
          saved={saved}
          onImport={(imported, file) =>
            dispatch(structureImported({ id: story, structure: imported, file }))
          }
          onClose={() => setSide(null)}
        />
      )}
    </>
  );
}
