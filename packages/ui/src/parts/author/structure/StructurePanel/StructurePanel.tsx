import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Tabs } from "../../../../primitives/actions/Tabs/Tabs.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { readingMessages } from "../../../../messages/authors/reading.ts";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import { correctionDeskMessages } from "../../../../messages/players/corrections.ts";
import type { JsonFault } from "../../story-form/coerce.ts";
import { Findings } from "../Findings/Findings.tsx";
import { QualitiesPanel } from "../../state/QualitiesPanel/QualitiesPanel.tsx";
import { JsonText } from "../../fields/JsonField/JsonText.tsx";
import { sceneOptions } from "../scene-options.ts";
import { SceneEditor } from "../SceneEditor/SceneEditor.tsx";
import type { SceneSlot } from "../SceneEditor/SceneEditor.tsx";
import { StructureOutline } from "../StructureOutline/StructureOutline.tsx";
import type { StructureOperation } from "@katha/storygraph";
import type { StructureViewProps } from "../structure.ts";
import { useLastingKeys } from "../useLastingKeys.ts";
import { findingsToMend, nextScene } from "./next-finding.ts";
import { StorySources } from "./StorySources.tsx";
import { StructureBar } from "./StructureBar.tsx";
import type { Exchange } from "./StructureBar.tsx";
import { useOpenedScene } from "./useOpenedScene.ts";
import { useSteps } from "./useSteps.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const structureViews = ["map", "outline", "json"] as const;
export type StructureView = (typeof structureViews)[number];

/** A tab beside the views of the structure: what players sent to the author, or how the story is read. */
export interface PlayersSlot {
  /**
   * The number of open items, shown at the tab.
   * @default 0
   */
  count?: number;
  /** Renders the panel; `open` shows a scene in the view from which the author came. */
  render: (open: (scene: string) => void) => ReactNode;
}

/** Props of the map. */
export interface MapSlot extends StructureViewProps {
  goTo: { node: string } | undefined;
  /** Called to edit a scene. */
  onOpenScene: (node: string) => void;
}

export interface StructurePanelProps
  extends StructureViewProps, ElementProps<"div", "id" | "onPlay"> {
  /**
   * The view that is shown first.
   * @default "map", or "outline" without a map
   */
  defaultView?: StructureView;
  /** The scene to open first, once it is selected. */
  opens?: string | undefined;
  /**
   * Renders the map, which is heavy and therefore passed in; without it that view is not offered.
   */
  renderMap?: ((slot: MapSlot) => ReactNode) | undefined;
  /**
   * The structure as JSON, as it was typed: while it is invalid, the graph is the last valid one.
   */
  text: string;
  /** Why the text is invalid. */
  fault?: JsonFault | undefined;
  /** Called at each change of the text. */
  onTextChange: (text: string) => void;
  /** Replaces the text with the last valid structure. */
  onDiscardText: () => void;
  /**
   * The story's own commands, for which answers can be written.
   * @default []
   */
  commands?: readonly string[];
  /** The operation that the next undo reverts. */
  nextUndo?: StructureOperation | undefined;
  /** The operation that the next redo repeats. */
  nextRedo?: StructureOperation | undefined;
  /** Undoes the last change. */
  onUndo: () => void;
  /** Redoes the last undone change. */
  onRedo: () => void;
  /** Plays the story from a scene on. */
  onPlay?: ((node: string) => void) | undefined;
  /** Rendered below the rules of the open scene. */
  renderMore?: ((slot: SceneSlot) => ReactNode) | undefined;
  /** A test play: beside the structure, or above it on a phone. */
  preview?: ReactNode;
  /** Renders the report of plays, below the structure. */
  renderProving?: ((go: (node: string) => void) => ReactNode) | undefined;
  /** Lines that players typed and nothing answers; absent if the story has no players yet. */
  unanswered?: PlayersSlot | undefined;
  /** Corrections that players proposed; absent if the story has no players yet. */
  corrections?: PlayersSlot | undefined;
  /** How the story is read; absent if that is not offered. */
  reading?: PlayersSlot | undefined;
  /** Import and export; absent if they are not offered. */
  exchange?: Exchange | undefined;
  /**
   * The target of the form's error links: the id of the root, or of the text while JSON is shown.
   */
  id?: string | undefined;
  /** The form's error about the structure. */
  error?: string | undefined;
}

const none: readonly string[] = [];

const playersViews = ["reading", "unanswered", "corrections"] as const;
type PlayersView = (typeof playersViews)[number];
const isOfPlayers = (view: string): view is PlayersView =>
  playersViews.some((each) => each === view);

/** A story's structure as a map, an outline or JSON. */
export function StructurePanel(props: StructurePanelProps) {
  const {
    defaultView,
    opens,
    renderMap,
    text,
    fault,
    onTextChange,
    onDiscardText,
    id,
    error,
    onPlay,
    preview,
    renderProving,
    renderMore,
    reading,
    unanswered,
    corrections,
    graph,
    desk,
    findings,
    selection,
    onSelectionChange,
    onOperation,
    nextUndo,
    nextRedo,
    onUndo,
    onRedo,
    exchange,
    onKeyDown,
    commands = none,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const tabNames: Record<PlayersView, string> = {
    reading: useMessages(readingMessages)("tab"),
    unanswered: useMessages(unansweredMessages)("tab"),
    corrections: useMessages(correctionDeskMessages)("tab"),
  };
  const ofPlayers = { reading, unanswered, corrections };
  const [view, setView] = useState<StructureView | PlayersView>(
    defaultView ?? (renderMap ? "map" : "outline"),
  );
  const sceneView = renderMap && defaultView !== "outline" ? "map" : "outline";
  const first = opens === undefined ? undefined : { node: opens };
  const [goTo, setGoTo] = useState(first);
  const steps = useSteps({ nextUndo, nextRedo, onUndo, onRedo }, view === "json");
  const keys = useLastingKeys();
  const options = sceneOptions(graph);
  const nameId = useId();
  const table = useRef<HTMLDivElement>(null);
  const walking = useRef<HTMLDivElement>(null);
  const walks = Boolean(preview);
  const [chosen] = selection;
  const { sheet, openSheet } = useOpenedScene(first, chosen);
  const [deleted, setDeleted] = useState<StructureOperation>();
  useEffect(() => {
    // The pressed button was removed with the scene, but the undo keys must still work.
    if (deleted === undefined || document.activeElement !== document.body) return;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: "start" });
  }, [deleted]);
  useEffect(() => {
    if (walks) walking.current?.scrollIntoView({ block: "nearest" });
  }, [walks]);

  const go = (node: string | null) => {
    if (node === null || !Object.hasOwn(graph.nodes, node)) return;
    if (view === "json" || isOfPlayers(view)) setView(sceneView);
    onSelectionChange([node]);
    setGoTo({ node });
  };
  const operate = (operation: StructureOperation) => {
    if (operation.kind === "rename_node") keys.rename(operation.node, operation.name);
    onOperation(operation);
    if (operation.kind !== "delete_nodes") return;
    steps.tell(operation);
    setDeleted(operation);
  };
  const { errors, placed } = findingsToMend(findings ?? []);
  const nextFinding = () => go(nextScene(placed, chosen));

  const openScene = (node: string) => {
    onSelectionChange([node]);
    openSheet(node);
  };
  /** For links far below the map, where selecting alone would happen out of sight. */
  const goAndOpen = (node: string | null) => {
    go(node);
    if (node !== null) openSheet(node);
  };
  const scene = selection.length === 1 && chosen !== undefined && (
    <section ref={sheet} css={styles.scene} aria-label={t("editor.scene", { node: chosen })}>
      <SceneEditor
        key={keys.of(chosen)}
        graph={graph}
        desk={desk}
        name={chosen}
        findings={findings?.filter(({ node }) => node === chosen) ?? []}
        onOperation={operate}
        onOpenScene={goAndOpen}
        onPlay={onPlay}
        renderMore={renderMore}
        nameId={nameId}
      />
    </section>
  );
  const slot = { graph, desk, findings, selection, onSelectionChange, onOperation: operate, goTo };
  const contentOf = (shown: StructureView | PlayersView): ReactNode => {
    if (isOfPlayers(shown))
      return ofPlayers[shown]?.render((node) => {
        setView(sceneView);
        onSelectionChange([node]);
      });
    if (shown === "json")
      return (
        <JsonText
          fieldId={id}
          label={t("editor.jsonLabel")}
          text={text}
          error={error}
          fault={fault}
          onTextChange={onTextChange}
        />
      );
    if (fault !== undefined)
      return <Unreadable onMend={() => setView("json")} onDiscard={onDiscardText} />;
    if (shown === "outline")
      return <StructureOutline {...slot} onPlay={onPlay} renderMore={renderMore} />;
    return (
      <div css={styles.mapAndScene}>
        {renderMap?.({ ...slot, onOpenScene: openScene })}
        {scene || <SmallText>{t("editor.chooseScene")}</SmallText>}
      </div>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the fields inside
    <div
      css={styles.desk}
      {...(view !== "json" && { id, tabIndex: -1 })}
      {...root}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        steps.takeKey(event);
      }}
    >
      <StructureBar
        options={options}
        onFind={go}
        steps={steps}
        nextFinding={placed.length === 0 ? undefined : nextFinding}
        errors={errors.length}
        problems={placed.length}
        exchange={fault === undefined ? exchange : undefined}
      />
      {nextUndo?.kind === "replace" && nextUndo.importedFrom !== undefined && (
        <Imported from={nextUndo.importedFrom} onUndo={steps.undo} />
      )}
      {error && view !== "json" && <Callout tone="danger">{error}</Callout>}
      <div ref={table} tabIndex={-1} css={[styles.table, walks && styles.withWalk]}>
        <Tabs
          label={t("editor.views")}
          value={view}
          onValueChange={setView}
          tabs={[...structureViews, ...playersViews]
            .filter((name) => name !== "map" || renderMap !== undefined)
            .filter((name) => !isOfPlayers(name) || ofPlayers[name] !== undefined)
            .map((name) => {
              const count = isOfPlayers(name) ? (ofPlayers[name]?.count ?? 0) : 0;
              return {
                value: name,
                label: isOfPlayers(name) ? tabNames[name] : t(`editor.${name}`),
                badge: count > 0 && <Badge tone="warning">{number(count)}</Badge>,
                content: name === view && contentOf(name),
              };
            })}
        />
        {walks && (
          <div ref={walking} css={styles.walk}>
            {preview}
          </div>
        )}
      </div>
      {desk && fault === undefined && (
        <QualitiesPanel
          graph={graph}
          desk={desk}
          commands={commands}
          onOperation={operate}
          onOpenScene={goAndOpen}
        />
      )}
      {fault === undefined && <StorySources note={graph.sources_note} onOperation={operate} />}
      {findings && (
        <Findings findings={findings} title={t("editor.findings")} onOpenScene={goAndOpen} />
      )}
      {renderProving?.(goAndOpen)}
      <VisuallyHidden>
        <output>{steps.news}</output>
      </VisuallyHidden>
    </div>
  );
}

interface UnreadableProps {
  onMend: () => void;
  onDiscard: () => void;
}

/** Shown in place of the scenes while the JSON is invalid. */
function Unreadable({ onMend, onDiscard }: UnreadableProps) {
  const t = useMessages(structureMessages);
  return (
    <Callout tone="warning">
      <span css={styles.asks}>
        {t("editor.unreadable")}
        <Button size="small" onClick={onMend}>
          {t("editor.mend")}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t("editor.drop")}
        </Button>
      </span>
    </Callout>
  );
}

interface ImportedProps {
  /** The file's name; empty if the text was pasted. */
  from: string;
  onUndo: () => void;
}

/** Shown after an import, which can be undone here. */
function Imported({ from, onUndo }: ImportedProps) {
  const t = useMessages(structureMessages);
  return (
    <Callout tone="success">
      <span css={styles.asks}>
        {from === "" ? t("editor.importedText") : t("editor.imported", { file: from })}
        <Button size="small" onClick={onUndo}>
          {t("editor.unimport")}
        </Button>
      </span>
    </Callout>
  );
}
