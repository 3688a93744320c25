import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import {
  CopyIcon,
  DoneIcon,
  PlayIcon,
  RemoveIcon,
} from "../../../../primitives/marks/Icon/icons.ts";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import type { StateDesk, StoryGraph, StructureOperation } from "@katha/storygraph";
import type { StructureFinding } from "../structure.ts";
import { SceneRules } from "../../state/SceneRules/SceneRules.tsx";
import { SceneChoices } from "./SceneChoices.tsx";
import { SceneDetails } from "./SceneDetails.tsx";
import { SceneEnding } from "./SceneEnding.tsx";
import { SceneName } from "./SceneName.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { marks } from "../Findings/styles.ts";
import * as styles from "./styles.ts";

/** A scene with a longer text cannot be saved. */
const sceneTextLength = 20_000;

/** The props of what is shown below a scene's rules. */
export interface SceneSlot {
  graph: StoryGraph;
  name: string;
  onOperation: (operation: StructureOperation) => void;
  onOpenScene: (node: string) => void;
}

export interface SceneEditorProps extends ElementProps<"div", "onPlay"> {
  /** The whole structure that contains the scene. */
  graph: StoryGraph;
  /** The story's state; without it conditions and effects are not offered. */
  desk?: StateDesk | undefined;
  /** The scene's id; nothing is rendered for an unknown one. */
  name: string;
  /** Problems of this scene. */
  findings: readonly StructureFinding[];
  /** Called with each change of the scene, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
  /** Opens another scene that a choice connects with this one. */
  onOpenScene: (node: string) => void;
  /** Plays the story from this scene on. */
  onPlay?: ((node: string) => void) | undefined;
  /** Rendered below its rules: what players can say here, suggestions. */
  renderMore?: ((slot: SceneSlot) => ReactNode) | undefined;
  /** The id of the name field, for focusing it. */
  nameId: string;
}

/** The form of one scene. */
export function SceneEditor(props: SceneEditorProps) {
  const {
    graph,
    desk,
    name,
    findings,
    onOperation,
    onOpenScene,
    onPlay,
    renderMore,
    nameId,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(structureMessages);
  const node = Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
  const told = useRef<HTMLDivElement>(null);
  const from = useMemo(() => comingFrom(graph, name), [graph, name]);
  if (node === undefined) return null;
  const scene = { name, node, graph, onOperation };
  const isStart = graph.start_node === name;
  const count = node.choices.length;
  // Findings about a choice are shown at the choice.
  const ofScene = findings.filter(
    ({ choice, severity }) => choice === undefined || severity !== "error",
  );
  return (
    <div css={styles.editor} {...root}>
      {ofScene.length > 0 && (
        <ul css={styles.findings}>
          {ofScene.map(({ code, severity, message, choice }) => (
            <li key={`${code} ${String(choice)} ${message}`} css={marks[severity]} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
      <SceneName id={nameId} {...scene} />
      <div ref={told} css={styles.told}>
        <Textarea
          label={t("scene.text")}
          value={node.text}
          error={
            node.text.length > sceneTextLength
              ? t("scene.textTooLong", {
                  written: number(node.text.length),
                  most: number(sceneTextLength),
                })
              : undefined
          }
          dir="auto"
          onChange={(event) =>
            onOperation({ kind: "set_text", node: name, text: event.currentTarget.value })
          }
        />
      </div>
      <Textarea
        label={t("scene.closerLook")}
        hint={t("scene.closerLookHint")}
        size="line"
        value={node.closer_look ?? ""}
        dir="auto"
        onChange={({ currentTarget: { value } }) =>
          onOperation({ kind: "set_field", node: name, field: "closer_look", value })
        }
      />
      <SceneChoices {...scene} desk={desk} findings={findings} onOpenScene={onOpenScene} />
      {desk && (
        <SceneRules
          {...scene}
          desk={desk}
          caretAt={() => told.current?.querySelector("textarea")?.selectionStart ?? 0}
        />
      )}
      {renderMore?.({ graph, name, onOperation, onOpenScene })}
      <SceneEnding {...scene} />
      <SceneDetails {...scene} />
      {from.length > 0 && (
        <p css={styles.ways}>
          {t("scene.from")}
          {from.map((one) => (
            <Button key={one} size="small" variant="ghost" onClick={() => onOpenScene(one)}>
              <bdi>{one}</bdi>
            </Button>
          ))}
        </p>
      )}
      <div css={styles.acts}>
        {onPlay && (
          <Button size="small" icon={PlayIcon} onClick={() => onPlay(name)}>
            {t("scene.play")}
          </Button>
        )}
        {!isStart && (
          <Button size="small" onClick={() => onOperation({ kind: "set_start", node: name })}>
            {t("scene.setStart")}
          </Button>
        )}
        {count > 0 && node.ending === undefined && (
          <Button
            size="small"
            icon={DoneIcon}
            onClick={() =>
              onOperation({ kind: "mark_ending", node: name, ending: { kind: "open", title: "" } })
            }
          >
            {t("scene.makeEnding", { count, amount: number(count) })}
          </Button>
        )}
        <Button
          size="small"
          icon={CopyIcon}
          onClick={() => onOperation({ kind: "duplicate_nodes", nodes: [name] })}
        >
          {t("scene.duplicate")}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={RemoveIcon}
          onClick={() => onOperation({ kind: "delete_nodes", nodes: [name] })}
        >
          {t("scene.delete")}
        </Button>
      </div>
    </div>
  );
}

function comingFrom({ nodes }: StoryGraph, name: string): readonly string[] {
  return Object.keys(nodes).filter((one) =>
    nodes[one]?.choices.some(({ target }) => target === name),
  );
}
