import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { PickerOption } from "../../../../primitives/fields/Picker/match-options.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure.ts";
import { freshName, nameFrom } from "../scene-name.ts";
import type { GraphChoice, StoryGraph, GraphNode, StructureOperation } from "@katha/storygraph";
import type { StructureFinding } from "../structure.ts";
import { ChoiceLine } from "./ChoiceLine.tsx";
import * as styles from "./styles.ts";

interface SceneChoicesProps {
  name: string;
  node: GraphNode;
  graph: StoryGraph;
  findings: readonly StructureFinding[];
  onOperation: (operation: StructureOperation) => void;
  onGo: (node: string) => void;
}

const noteLength = 120;

const notes = new WeakMap<GraphNode, string>();

function noteOf(node: GraphNode): string {
  const known = notes.get(node);
  if (known !== undefined) return known;
  const note = node.text.slice(0, noteLength).replaceAll(/\s+/g, " ").trim();
  notes.set(node, note);
  return note;
}

/** All scenes as targets, with the start of their text. */
export function sceneOptions({ nodes }: StoryGraph): readonly PickerOption[] {
  return Object.entries(nodes).map(([name, node]) => ({
    value: name,
    label: name,
    note: noteOf(node),
  }));
}

/** A scene's choices, one to a line. Enter begins the next one. */
export function SceneChoices(props: SceneChoicesProps) {
  const { name, node, graph, findings, onOperation, onGo } = props;
  const t = useMessages(structureMessages);
  const own = useId();
  const options = useMemo(() => sceneOptions(graph), [graph]);
  const idOf = (at: number) => `${own}-${at}`;
  const lines = node.choices.map((choice, at) => ({ choice, at, id: idOf(at) }));
  const count = lines.length;

  // The line to focus once it is rendered.
  const wanted = useRef<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const at = wanted.current;
    if (at === null) return;
    wanted.current = null;
    if (count === 0) add.current?.focus();
    else document.getElementById(`${own}-${Math.min(at, count - 1)}`)?.focus();
  }, [node.choices, count, own]);

  const addChoice = (at: number) => {
    wanted.current = at;
    onOperation({
      kind: "add_choice",
      node: name,
      text: "",
      target: "",
      ...(at < count && { before: at }),
    });
  };
  /** The suggested name of a new scene: the missing target's, else from the choice's text. */
  const suggestedFor = ({ text, target }: GraphChoice) =>
    target !== "" && !Object.hasOwn(graph.nodes, target)
      ? target
      : freshName(graph, nameFrom(text) || t("scene.nameForNew"));
  const faultAt = (at: number, isTarget: boolean) =>
    findings.find(
      ({ choice, code, severity }) =>
        choice === at && severity === "error" && (code === "broken_link") === isTarget,
    )?.message;

  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{t("scene.choices")}</legend>
      {count === 0 && <p css={styles.soft}>{t("scene.noChoices")}</p>}
      <ol css={styles.choices}>
        {lines.map(({ choice, at, id }) => (
          <ChoiceLine
            key={id}
            id={id}
            choice={choice}
            at={at}
            count={count}
            options={options}
            suggested={suggestedFor(choice)}
            textFault={faultAt(at, false)}
            targetFault={faultAt(at, true)}
            onText={(text) =>
              onOperation({ kind: "set_choice_text", node: name, choice: at, text })
            }
            onLink={(target) =>
              onOperation({ kind: "link_choice", node: name, choice: at, target })
            }
            onNewScene={(made) =>
              onOperation({
                kind: "together",
                operations: [
                  { kind: "add_node", name: made },
                  { kind: "link_choice", node: name, choice: at, target: made },
                ],
              })
            }
            onAddAfter={() => addChoice(at + 1)}
            onMove={(to) => {
              wanted.current = to;
              onOperation({ kind: "move_choice", node: name, choice: at, to });
            }}
            onDelete={() => {
              wanted.current = at;
              onOperation({ kind: "delete_choice", node: name, choice: at });
            }}
            onGo={onGo}
          />
        ))}
      </ol>
      <Button
        ref={add}
        size="small"
        icon={AddIcon}
        css={styles.begin}
        onClick={() => addChoice(count)}
      >
        {t("scene.addChoice")}
      </Button>
    </fieldset>
  );
}
