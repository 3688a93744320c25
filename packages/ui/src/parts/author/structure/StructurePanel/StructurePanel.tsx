import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { JsonFault } from "../../story-form/coerce.ts";
import type { StructureOperation } from "@katha/storygraph";
import type { StructureViewProps } from "../structure.ts";
import { useLastingKeys } from "../useLastingKeys.ts";
import { StructureContext } from "./structure-context.ts";
import { StructureBar } from "./StructureBar.tsx";
import type { Exchange } from "./StructureBar.tsx";
import { useSteps } from "./useSteps.ts";
import type { History } from "./useSteps.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the element around it, which has the `id` unless the text is shown: that has it then. */
export interface StructurePanelProps extends StructureViewProps, ElementProps<"div"> {
  /** A StructureViews, a StructureDetails, and what else belongs to the structure. */
  children: ReactNode;
  /**
   * The view that is shown first, and to which one returns from the tabs beside the views.
   * @default "outline"
   */
  defaultView?: "map" | "outline";
  /** The scene to open first, once it is selected. */
  opens?: string | undefined;
  /** Why the text is invalid: meanwhile the graph is the last valid one, and cannot be edited. */
  fault?: JsonFault | undefined;
  /** Undo and redo. */
  history: History;
  /** Import and export; absent if they are not offered. */
  exchange?: Exchange | undefined;
}

/** A story's structure: the bar above it, and around its views what they have in common. */
export function StructurePanel(props: StructurePanelProps) {
  const { children, defaultView = "outline", opens, fault, history, exchange, ...rest } = props;
  const { graph, desk, findings, selection, onSelectionChange, onOperation, ...around } = rest;
  const { id, onKeyDown, ...root } = around;
  const [view, setView] = useState<string>(defaultView);
  const first = opens === undefined ? undefined : { node: opens };
  const [goTo, setGoTo] = useState(first);
  const steps = useSteps(history, view === "json");
  const keys = useLastingKeys();
  const table = useRef<HTMLDivElement>(null);
  const [chosen] = selection;
  const { sheet, openSheet } = useOpenedScene(first, chosen);
  const [deleted, setDeleted] = useState<StructureOperation>();
  useEffect(() => {
    // The pressed button was removed with the scene, but the undo keys must still work.
    if (deleted === undefined || document.activeElement !== document.body) return;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: "start" });
  }, [deleted]);

  const findScene = (node: string | null) => {
    if (node === null || !Object.hasOwn(graph.nodes, node)) return;
    if (view !== "map" && view !== "outline") setView(defaultView);
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
  const open = {
    slot: { graph, desk, findings, selection, onSelectionChange, onOperation: operate, goTo },
    id,
    fault,
    view,
    setView,
    steps,
    findScene,
    editScene: (node: string) => {
      onSelectionChange([node]);
      openSheet(node);
    },
    openScene: (node: string | null) => {
      findScene(node);
      if (node !== null) openSheet(node);
    },
    showScene: (node: string) => {
      setView(defaultView);
      onSelectionChange([node]);
    },
    table,
    sheet,
    keyOf: keys.of,
  };
  const { nextUndo } = history;
  return (
    <StructureContext value={open}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the fields inside */}
      <div
        css={styles.desk}
        {...(view !== "json" && { id, tabIndex: -1 })}
        {...root}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          steps.takeKey(event);
        }}
      >
        <StructureBar exchange={fault === undefined ? exchange : undefined} />
        {nextUndo?.kind === "replace" && nextUndo.importedFrom !== undefined && (
          <Imported from={nextUndo.importedFrom} onUndo={steps.undo} />
        )}
        {children}
        <VisuallyHidden>
          <output>{steps.news}</output>
        </VisuallyHidden>
      </div>
    </StructureContext>
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

interface Opened {
  node: string;
}

/** The editor below the map: brought into view and focused once its scene is selected. */
function useOpenedScene(first: Opened | undefined, selected: string | undefined) {
  const sheet = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(first);
  const last = useRef<Opened>(undefined);
  useEffect(() => {
    if (opened === undefined || opened === last.current || opened.node !== selected) return;
    last.current = opened;
    sheet.current?.scrollIntoView({ block: "start" });
    sheet.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, [opened, selected]);
  return { sheet, openSheet: (node: string) => setOpened({ node }) };
}
