import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { ChoiceRules } from "../../state/ChoiceRules/ChoiceRules.tsx";
import { freshName, nameFrom } from "../scene-name.ts";
import type {
  GraphChoice,
  GraphNode,
  StateDesk,
  StoryGraph,
  StructureOperation,
} from "@katha/storygraph";
import type { StructureFinding } from "../structure.ts";
import { ChoiceLine } from "./ChoiceLine.tsx";
import { sceneOptions } from "../scene-options.ts";
import * as styles from "./styles.ts";

interface SceneChoicesProps {
  name: string;
  node: GraphNode;
  graph: StoryGraph;
  desk: StateDesk | undefined;
  findings: readonly StructureFinding[];
  onOperation: (operation: StructureOperation) => void;
  onOpenScene: (node: string) => void;
}

/** A scene's choices, one per line. Enter starts the next one. */
export function SceneChoices(props: SceneChoicesProps) {
  const { name, node, graph, desk, findings, onOperation, onOpenScene } = props;
  const t = useMessages(structureMessages);
  const tRules = useMessages(qualitiesMessages);
  const { number } = useFormats();
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
  /**
   * The suggested name of a new scene: the missing target's, otherwise one from the choice's text.
   */
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
            onTextChange={(text) =>
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
            onOpenScene={onOpenScene}
            rules={
              desk && (
                <ChoiceRules
                  node={name}
                  choice={choice}
                  at={at}
                  label={tRules("choice.rules", { place: number(at + 1) })}
                  graph={graph}
                  desk={desk}
                  onOperation={onOperation}
                />
              )
            }
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
