import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Tabs } from "../../../../primitives/actions/Tabs/Tabs.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { JsonText } from "../../fields/JsonField/JsonText.tsx";
import { SceneEditor } from "../SceneEditor/SceneEditor.tsx";
import type { SceneSlot } from "../SceneEditor/SceneEditor.tsx";
import { StructureOutline } from "../StructureOutline/StructureOutline.tsx";
import type { StructureViewProps } from "../structure.ts";
import { useStructure } from "./structure-context.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Props of the map. */
export interface MapSlot extends StructureViewProps {
  goTo: { node: string } | undefined;
  /** Called to edit a scene. */
  onOpenScene: (node: string) => void;
}

/** A tab beside the views of the structure: what players sent to the author, or how the story is read. */
export interface StructureTab {
  value: string;
  label: string;
  /**
   * The number of open items, shown at the tab.
   * @default 0
   */
  count?: number;
  /** Renders the panel; `show` shows a scene in the view from which the author came. */
  render: (show: (scene: string) => void) => ReactNode;
}

/** Other props are passed to the element around the tabs and the test play. */
export interface StructureViewsProps extends ElementProps<"div", "onPlay"> {
  /** Renders the map, which is heavy and therefore passed in; without it that view is not offered. */
  renderMap?: ((slot: MapSlot) => ReactNode) | undefined;
  /** The structure as JSON, as it was typed: while it is invalid, the graph is the last valid one. */
  text: string;
  /** Called at each change of the text. */
  onTextChange: (text: string) => void;
  /** Replaces the text with the last valid structure. */
  onDiscardText: () => void;
  /** The form's error about the structure. */
  error?: string | undefined;
  /**
   * Tabs beside the views.
   * @default none
   */
  tabs?: readonly StructureTab[];
  /** Plays the story from a scene on. */
  onPlay?: ((node: string) => void) | undefined;
  /** Rendered below the rules of the open scene. */
  renderMore?: ((slot: SceneSlot) => ReactNode) | undefined;
  /** A test play: beside the structure, or above it on a phone. */
  preview?: ReactNode;
}

const none: readonly StructureTab[] = [];

/** The structure as a map, an outline and JSON. */
export function StructureViews(props: StructureViewsProps) {
  const { renderMap, text, onTextChange, onDiscardText, error, tabs = none, ...rest } = props;
  const { onPlay, renderMore, preview, ...root } = rest;
  const { slot, id, fault, view, setView, table, sheet, keyOf, ...around } = useStructure();
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const nameId = useId();
  const walking = useRef<HTMLDivElement>(null);
  const walks = Boolean(preview);
  useEffect(() => {
    if (walks) walking.current?.scrollIntoView({ block: "nearest" });
  }, [walks]);

  const { findings = [], selection } = slot;
  const [chosen] = selection;
  const scene = selection.length === 1 && chosen !== undefined && (
    <section ref={sheet} css={styles.scene} aria-label={t("editor.scene", { node: chosen })}>
      <SceneEditor
        key={keyOf(chosen)}
        graph={slot.graph}
        desk={slot.desk}
        name={chosen}
        findings={findings.filter(({ node }) => node === chosen)}
        onOperation={slot.onOperation}
        onOpenScene={around.openScene}
        onPlay={onPlay}
        renderMore={renderMore}
        nameId={nameId}
      />
    </section>
  );
  const ofScenes = (scenes: () => ReactNode) => () =>
    fault === undefined ? (
      scenes()
    ) : (
      <Unreadable onMend={() => setView("json")} onDiscard={onDiscardText} />
    );
  const shown = [
    ...(renderMap === undefined
      ? []
      : [
          {
            value: "map",
            label: t("editor.map"),
            render: ofScenes(() => (
              <div css={styles.mapAndScene}>
                {renderMap({ ...slot, onOpenScene: around.editScene })}
                {scene || <SmallText>{t("editor.chooseScene")}</SmallText>}
              </div>
            )),
          },
        ]),
    {
      value: "outline",
      label: t("editor.outline"),
      render: ofScenes(() => (
        <StructureOutline {...slot} onPlay={onPlay} renderMore={renderMore} />
      )),
    },
    {
      value: "json",
      label: t("editor.json"),
      render: () => (
        <JsonText
          fieldId={id}
          label={t("editor.jsonLabel")}
          text={text}
          error={error}
          fault={fault}
          onTextChange={onTextChange}
        />
      ),
    },
    ...tabs,
  ];
  return (
    <>
      {error && view !== "json" && <Callout tone="danger">{error}</Callout>}
      <div ref={table} tabIndex={-1} css={[styles.table, walks && styles.withWalk]} {...root}>
        <Tabs
          label={t("editor.views")}
          value={view}
          onValueChange={setView}
          tabs={shown.map(({ value, label, render, ...one }) => {
            const count = "count" in one ? (one.count ?? 0) : 0;
            return {
              value,
              label,
              badge: count > 0 && <Badge tone="warning">{number(count)}</Badge>,
              content: value === view && render(around.showScene),
            };
          })}
        />
        {walks && (
          <div ref={walking} css={styles.walk}>
            {preview}
          </div>
        )}
      </div>
    </>
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
