import { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, CopyIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { freshName } from "../scene-name.ts";
import { SceneEditor } from "../SceneEditor/SceneEditor.tsx";
import type { SceneSlot } from "../SceneEditor/SceneEditor.tsx";
import type { StructureOperation } from "@katha/storygraph";
import type { StructureFinding, StructureViewProps } from "../structure.ts";
import { OutlineRow } from "./OutlineRow.tsx";
import { readingOrderOf } from "./reading-order.ts";
import { useLastingKeys } from "../useLastingKeys.ts";
import { useRowKeys } from "./useRowKeys.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface StructureOutlineProps extends StructureViewProps, ElementProps<"div", "onPlay"> {
  /** The scene to focus; pass a new object for each request. */
  goTo?: { node: string } | undefined;
  /** Plays the story from a scene on. */
  onPlay?: ((node: string) => void) | undefined;
  /** Rendered below the rules of the open scene. */
  renderMore?: ((slot: SceneSlot) => ReactNode) | undefined;
}

const noFindings: readonly StructureFinding[] = [];

/** The structure as a list of scenes in reading order, each edited in place. */
export function StructureOutline(props: StructureOutlineProps) {
  const {
    graph,
    desk,
    findings = noFindings,
    selection,
    onSelectionChange,
    onOperation,
    goTo,
    onPlay,
    renderMore,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [next, setNext] = useState<string | null>(null);
  const keys = useLastingKeys();
  const keyLeads = useRowKeys();
  const { reached, apart } = useMemo(() => readingOrderOf(graph), [graph]);
  const found = useMemo(() => Map.groupBy(findings, ({ node }) => node), [findings]);
  const names = [...reached, ...apart];
  const open = choosing ? undefined : selection[0];
  const stops = next !== null && Object.hasOwn(graph.nodes, next) ? next : (open ?? names[0]);
  const chosen = new Set(selection);

  const headOf = (name: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-scene]") ?? [])]
      .find((row) => row.dataset["scene"] === name)
      ?.querySelector<HTMLElement>("[data-head]");

  // The element to focus once it is rendered.
  const wanted = useRef<{ node: string; name: boolean } | null>(null);
  useLayoutEffect(() => {
    const to = wanted.current;
    if (to === null || !Object.hasOwn(graph.nodes, to.node)) return;
    const field = to.name ? document.getElementById(`${own}-name`) : headOf(to.node);
    if (!field) return;
    wanted.current = null;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
  useLayoutEffect(() => {
    if (goTo === undefined) return;
    const head = headOf(goTo.node);
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: "nearest" });
  }, [goTo]);

  const focusOn = (node: string, name = false) => {
    setNext(node);
    wanted.current = { node, name };
  };
  const go = (name: string) => {
    focusOn(name);
    onSelectionChange([name]);
  };
  const operate = (operation: StructureOperation) => {
    if (operation.kind === "rename_node") keys.rename(operation.node, operation.name);
    if (operation.kind === "delete_nodes") {
      const at = names.findIndex((name) => operation.nodes.includes(name));
      const left = names.filter((name) => !operation.nodes.includes(name));
      const beside = left[Math.min(at, left.length - 1)];
      if (beside !== undefined) focusOn(beside);
    }
    onOperation(operation);
  };
  const addScene = () => {
    const name = freshName(graph, t("scene.nameForNew"));
    setChoosing(false);
    focusOn(name, true);
    onOperation({ kind: "add_node", name });
    onSelectionChange([name]);
  };

  const sceneAt = (target: EventTarget) =>
    target instanceof Element && target.closest("[data-head]")
      ? target.closest<HTMLElement>("[data-scene]")?.dataset["scene"]
      : undefined;
  const onClick = ({ target }: MouseEvent) => {
    const name = sceneAt(target);
    if (name === undefined) return;
    setNext(name);
    if (!choosing) onSelectionChange(name === open ? [] : [name]);
    else if (chosen.has(name)) onSelectionChange(selection.filter((one) => one !== name));
    else onSelectionChange([...selection, name]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = sceneAt(event.target);
    if (name === undefined) return;
    if (event.key === "Delete") {
      event.preventDefault();
      operate({ kind: "delete_nodes", nodes: chosen.has(name) ? selection : [name] });
      return;
    }
    const to = keyLeads(event, names, name);
    if (to === undefined) return;
    setNext(to);
    headOf(to)?.focus();
  };

  const rowOf = (name: string) => {
    const node = graph.nodes[name];
    if (node === undefined) return null;
    const ofScene = found.get(name) ?? noFindings;
    const errors = ofScene.filter(({ severity }) => severity === "error").length;
    return (
      <OutlineRow
        key={keys.of(name)}
        name={name}
        node={node}
        isStart={name === graph.start_node}
        isOpen={name === open}
        chosen={choosing ? chosen.has(name) : undefined}
        isNext={name === stops}
        hintId={`${own}-hint`}
        errors={errors}
        warnings={ofScene.length - errors}
      >
        {name === open && (
          <div css={styles.inside}>
            <SceneEditor
              graph={graph}
              desk={desk}
              name={name}
              findings={ofScene}
              onOperation={operate}
              onOpenScene={go}
              onPlay={onPlay}
              renderMore={renderMore}
              nameId={`${own}-name`}
            />
          </div>
        )}
      </OutlineRow>
    );
  };

  return (
    <div css={styles.outline} {...root}>
      <div css={styles.bar}>
        <Button size="small" icon={AddIcon} onClick={addScene}>
          {t("outline.add")}
        </Button>
        {names.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            aria-pressed={choosing}
            onClick={() => {
              setChoosing(!choosing);
              onSelectionChange([]);
            }}
          >
            {t(choosing ? "outline.chosen" : "outline.choose")}
          </Button>
        )}
        {choosing && (
          <>
            <output css={styles.soft}>
              {t("outline.count", { count: selection.length, amount: number(selection.length) })}
            </output>
            <Button
              size="small"
              icon={CopyIcon}
              disabled={selection.length === 0}
              onClick={() => operate({ kind: "duplicate_nodes", nodes: selection })}
            >
              {t("scene.duplicate")}
            </Button>
            <Button
              size="small"
              icon={RemoveIcon}
              disabled={selection.length === 0}
              onClick={() => operate({ kind: "delete_nodes", nodes: selection })}
            >
              {t("scene.delete")}
            </Button>
          </>
        )}
      </div>
      {names.length === 0 ? (
        <p css={styles.soft}>{t("outline.empty")}</p>
      ) : (
        <p id={`${own}-hint`} css={styles.hint}>
          {t("outline.how")}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the events of the buttons inside */}
      <div ref={list} onClick={onClick} onKeyDown={onKeyDown} css={styles.lists}>
        {reached.length > 0 && (
          <ol css={styles.rows} aria-label={t("outline.reached")}>
            {reached.map(rowOf)}
          </ol>
        )}
        {apart.length > 0 && (
          <section css={styles.apart} aria-labelledby={`${own}-apart`}>
            <h3 id={`${own}-apart`} css={styles.title}>
              {t("outline.apart")}
            </h3>
            <p css={styles.soft}>{t("outline.apartNote")}</p>
            <ol css={styles.rows}>{apart.map(rowOf)}</ol>
          </section>
        )}
      </div>
    </div>
  );
}
