import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import {
  DownloadIcon,
  RedoIcon,
  ReturnIcon,
  UploadIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { Tabs } from "../../../../primitives/actions/Tabs/Tabs.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure.ts";
import type { JsonFault } from "../../story-form/coerce.ts";
import { Findings } from "../Findings/Findings.tsx";
import { JsonText } from "../../fields/JsonField/JsonText.tsx";
import { sceneOptions } from "../scene-options.ts";
import { SceneEditor } from "../SceneEditor/SceneEditor.tsx";
import type { SceneSuggestionsSlot } from "../SceneEditor/SceneEditor.tsx";
import { StructureOutline } from "../StructureOutline/StructureOutline.tsx";
import type { StructureOperation } from "@katha/storygraph";
import type { StructureViewProps } from "../structure.ts";
import { operationWords } from "./describe-operation.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const structureViews = ["map", "outline", "json"] as const;
export type StructureView = (typeof structureViews)[number];

/** Props of the map. */
export interface MapSlot extends StructureViewProps {
  goTo: { node: string } | undefined;
  /** A scene is to be written on. */
  onOpen: (node: string) => void;
}

export interface StructurePanelProps
  extends StructureViewProps, ElementProps<"div", "id" | "onSelect" | "onPlay"> {
  /** The view that is shown first. @default "map", or "outline" without a map */
  defaultView?: StructureView;
  /** The map, which is heavy and comes from elsewhere; without it that view is not offered. */
  renderMap?: ((slot: MapSlot) => ReactNode) | undefined;
  /** The structure as JSON, as it was typed: while it has a fault, the graph is the last that could be read. */
  text: string;
  /** Why the text cannot be read. */
  fault?: JsonFault | undefined;
  /** Called at each change of the text. */
  onTextChange: (text: string) => void;
  /** Writes the text anew from the last structure that could be read. */
  onDiscardText: () => void;
  /** What the next undo takes back. */
  nextUndo?: StructureOperation | undefined;
  /** What the next redo does again. */
  nextRedo?: StructureOperation | undefined;
  /** Takes the last change back. */
  onUndo: () => void;
  /** Does it again. */
  onRedo: () => void;
  /** Plays the story from a scene on. */
  onPlay?: ((node: string) => void) | undefined;
  /** Suggestions for the scenes after the open one. */
  renderSuggestions?: ((slot: SceneSuggestionsSlot) => ReactNode) | undefined;
  /** A test play: beside the structure, or above it on a phone. */
  preview?: ReactNode;
  /** What plays of it showed, below. */
  renderProving?: ((go: (node: string) => void) => ReactNode) | undefined;
  /** Import and export; absent where not offered. */
  exchange?: { onImport: () => void; onExport: () => void; onIntent?: () => void } | undefined;
  /** What errors of the form link to: the id of the root, or of the text while JSON is shown. */
  id?: string | undefined;
  /** The form's error about the structure. */
  error?: string | undefined;
}

/** A story's structure as a map, an outline or JSON. */
export function StructurePanel(props: StructurePanelProps) {
  const {
    defaultView,
    renderMap,
    text,
    fault,
    onTextChange,
    onDiscardText,
    id,
    error,
    onPlay,
    ...rest
  } = props;
  const { preview, renderProving, renderSuggestions, ...more } = rest;
  const { graph, desk, findings, selection, onSelect, onOperation, ...others } = more;
  const { nextUndo, nextRedo, onUndo, onRedo, exchange, onKeyDown, ...root } = others;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const [view, setView] = useState<StructureView>(defaultView ?? (renderMap ? "map" : "outline"));
  const [goTo, setGoTo] = useState<{ node: string }>();
  const [news, setNews] = useState("");
  const options = sceneOptions(graph);
  const nameId = useId();
  const sheet = useRef<HTMLElement>(null);
  const walking = useRef<HTMLDivElement>(null);
  const walks = Boolean(preview);
  useEffect(() => {
    if (walks) walking.current?.scrollIntoView({ block: "nearest" });
  }, [walks]);

  const go = (node: string | null) => {
    if (node === null || !Object.hasOwn(graph.nodes, node)) return;
    if (view === "json") setView(renderMap && defaultView !== "outline" ? "map" : "outline");
    onSelect([node]);
    setGoTo({ node });
  };
  const operate = (operation: StructureOperation) => {
    onOperation(operation);
    if (operation.kind === "delete_nodes")
      setNews(t("editor.done", { what: operationWords(t, operation) }));
  };
  const undo = () => {
    if (nextUndo === undefined) return;
    onUndo();
    setNews(t("editor.undone", { what: operationWords(t, nextUndo) }));
  };
  const redo = () => {
    if (nextRedo === undefined) return;
    onRedo();
    setNews(t("editor.redone", { what: operationWords(t, nextRedo) }));
  };
  const takeKey = (event: KeyboardEvent) => {
    const { target } = event;
    // The form around it would be sent.
    if (event.key === "Enter" && target instanceof HTMLInputElement) event.preventDefault();
    // The JSON, the search field and fields outside the structure have their own undo.
    const isJson = target instanceof HTMLTextAreaElement && view === "json";
    const isApart =
      target instanceof HTMLInputElement && target.matches("[role=combobox], [data-own-undo]");
    if (isJson || isApart || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };

  const errors = findings?.filter(({ severity }) => severity === "error") ?? [];
  const placed = [...errors, ...(findings ?? [])].filter(({ node }) => node !== null);
  const nextFinding = () => {
    const at = placed.findIndex(({ node }) => node === selection[0]);
    const after = placed.slice(at + 1).find(({ node }) => node !== selection[0]);
    go((after ?? placed[0])?.node ?? null);
  };

  const unreadable = (
    <Callout tone="warning">
      <span css={styles.asks}>
        {t("editor.unreadable")}
        <Button size="small" onClick={() => setView("json")}>
          {t("editor.mend")}
        </Button>
        <Button size="small" onClick={onDiscardText}>
          {t("editor.drop")}
        </Button>
      </span>
    </Callout>
  );
  const openScene = (node: string) => {
    onSelect([node]);
    requestAnimationFrame(() => {
      sheet.current?.scrollIntoView({ block: "nearest" });
      sheet.current?.querySelector("textarea")?.focus({ preventScroll: true });
    });
  };
  const [chosen] = selection;
  const scene = selection.length === 1 && chosen !== undefined && (
    <section ref={sheet} css={styles.scene} aria-label={t("editor.scene", { node: chosen })}>
      <SceneEditor
        graph={graph}
        desk={desk}
        name={chosen}
        findings={findings?.filter(({ node }) => node === chosen) ?? []}
        onOperation={operate}
        onGo={go}
        onPlay={onPlay}
        renderSuggestions={renderSuggestions}
        nameId={nameId}
      />
    </section>
  );
  const slot = { graph, desk, findings, selection, onSelect, onOperation: operate, goTo };
  const contentOf = (shown: StructureView): ReactNode => {
    if (shown === "json")
      return (
        <JsonText
          fieldId={id}
          label={t("editor.jsonLabel")}
          text={text}
          error={error}
          fault={fault}
          onText={onTextChange}
        />
      );
    if (fault !== undefined) return unreadable;
    if (shown === "outline")
      return <StructureOutline {...slot} onPlay={onPlay} renderSuggestions={renderSuggestions} />;
    return (
      <div css={styles.mapAndScene}>
        {renderMap?.({ ...slot, onOpen: openScene })}
        {scene || <SmallText>{t("editor.chooseScene")}</SmallText>}
      </div>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears for the fields in it
    <div
      css={styles.desk}
      {...(view !== "json" && { id, tabIndex: -1 })}
      {...root}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        takeKey(event);
      }}
    >
      <div css={styles.bar}>
        <span css={styles.steps}>
          <IconButton
            icon={ReturnIcon}
            flipRtl
            size="small"
            label={
              nextUndo
                ? t("editor.undoing", { what: operationWords(t, nextUndo) })
                : t("editor.undo")
            }
            aria-disabled={!nextUndo}
            onClick={undo}
          />
          <IconButton
            icon={RedoIcon}
            flipRtl
            size="small"
            label={
              nextRedo
                ? t("editor.redoing", { what: operationWords(t, nextRedo) })
                : t("editor.redo")
            }
            aria-disabled={!nextRedo}
            onClick={redo}
          />
        </span>
        <span css={styles.find}>
          <Picker
            label={t("editor.find")}
            hideLabel
            placeholder={t("editor.find")}
            options={options}
            value={null}
            onValueChange={go}
          />
        </span>
        <span css={styles.ways}>
          {placed.length > 0 && (
            <Button
              size="small"
              variant="ghost"
              css={[styles.next, styles.nextTones[errors.length > 0 ? "error" : "warning"]]}
              onClick={nextFinding}
            >
              {errors.length > 0
                ? t("editor.nextError", { count: errors.length, amount: number(errors.length) })
                : t("editor.nextWarning", { count: placed.length, amount: number(placed.length) })}
            </Button>
          )}
          {exchange && fault === undefined && (
            <span
              css={styles.exchange}
              onPointerEnter={exchange.onIntent}
              onFocus={exchange.onIntent}
            >
              <Button size="small" variant="ghost" icon={UploadIcon} onClick={exchange.onImport}>
                {t("editor.import")}
              </Button>
              <Button size="small" variant="ghost" icon={DownloadIcon} onClick={exchange.onExport}>
                {t("editor.export")}
              </Button>
            </span>
          )}
        </span>
      </div>
      {nextUndo?.kind === "replace" && nextUndo.importedFrom !== undefined && (
        <Callout tone="success">
          <span css={styles.asks}>
            {nextUndo.importedFrom === ""
              ? t("editor.importedText")
              : t("editor.imported", { file: nextUndo.importedFrom })}
            <Button size="small" onClick={undo}>
              {t("editor.unimport")}
            </Button>
          </span>
        </Callout>
      )}
      {error && view !== "json" && <Callout tone="danger">{error}</Callout>}
      <div css={[styles.table, walks && styles.withWalk]}>
        <Tabs
          label={t("editor.views")}
          value={view}
          onValueChange={setView}
          tabs={structureViews
            .filter((name) => name !== "map" || renderMap !== undefined)
            .map((name) => ({
              value: name,
              label: t(`editor.${name}`),
              content: name === view && contentOf(name),
            }))}
        />
        {walks && (
          <div ref={walking} css={styles.walk}>
            {preview}
          </div>
        )}
      </div>
      {findings && <Findings findings={findings} title={t("editor.findings")} onNode={go} />}
      {renderProving?.(go)}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
}
