import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { ChoiceLine } from "./ChoiceLine.tsx";
import type { EditedChoices } from "./edited-scene.ts";
import { sceneOptions } from "../scene-options.ts";
import * as styles from "./styles.ts";

/** A scene's choices, one per line. Enter starts the next one. */
export function SceneChoices(props: EditedChoices) {
  const { name, node, graph, onOperation } = props;
  const t = useMessages(structureMessages);
  const own = useId();
  const options = useMemo(() => sceneOptions(graph), [graph]);
  const lines = node.choices.map((choice, at) => ({ choice, at, id: `${own}-${at}` }));
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

  const focusNext = (to: number) => {
    wanted.current = to;
  };
  const addChoice = (at: number) => {
    focusNext(at);
    const before = at < count && { before: at };
    onOperation({ kind: "add_choice", node: name, text: "", target: "", ...before });
  };
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{t("scene.choices")}</legend>
      {count === 0 && <p css={styles.soft}>{t("scene.noChoices")}</p>}
      <ol css={styles.choices}>
        {lines.map((line) => (
          <ChoiceLine
            key={line.id}
            {...line}
            {...props}
            options={options}
            onAddAfter={() => addChoice(line.at + 1)}
            onFocusNext={focusNext}
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
