import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useMessages, useFormats } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Condition, StructureOperation } from "@katha/storygraph";
import { nameFrom } from "../../structure/scene-name.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { WhereFound } from "../WhereFound/WhereFound.tsx";
import { marksOf, withMark, withoutMark } from "./paragraphs.ts";
import { freeId, useStoryState } from "../story-state.ts";
import type { SceneRulesProps } from "./scene-rules.ts";
import * as styles from "../styles.ts";

type ShownIfFormProps = Pick<SceneRulesProps, "name" | "node" | "caretAt">;
type Conditions = Readonly<Record<string, Condition>>;

/** A label for a condition, after the first thing that it tests. */
function labelFor(condition: Condition, taken: Conditions): string {
  const [first] =
    JSON.stringify(condition).match(/(?<="(?:carries|quality|visited)":")[^"]+/u) ?? [];
  return freeId(nameFrom(first ?? "") || "shown", (label) => Object.hasOwn(taken, label));
}

/** The conditions of a scene's paragraphs. A new one is added to the paragraph at the caret. */
export function ShownIfForm({ name, node, caretAt }: ShownIfFormProps) {
  const { onOperation } = useStoryState();
  const { number } = useFormats();
  const t = useMessages(qualitiesMessages);
  const [begun, setBegun] = useState(0);
  const conditions: Conditions = node.shown_if ?? {};
  const conditionsAs = (value: Conditions): StructureOperation => ({
    kind: "set_field",
    node: name,
    field: "shown_if",
    value,
  });
  const textAs = (text: string): StructureOperation => ({ kind: "set_text", node: name, text });
  const all = (operations: readonly (StructureOperation | undefined)[]) =>
    onOperation({
      kind: "together",
      operations: operations.filter((operation) => operation !== undefined),
    });
  const remove = (label: string) => {
    const left = Object.entries(conditions).filter(([one]) => one !== label);
    all([conditionsAs(Object.fromEntries(left)), textAs(withoutMark(node.text, label))]);
  };
  return (
    <>
      {Object.entries(conditions).map(([label, condition]) => {
        const count = marksOf(node.text, label);
        return (
          <div key={label} css={styles.group}>
            <ConditionField
              label={t("shownIf.one", { label })}
              condition={condition}
              onChange={(next, made) => {
                if (next === null) remove(label);
                else all([made, conditionsAs({ ...conditions, [label]: next })]);
              }}
            />
            <WhereFound condition={condition} />
            <p css={styles.soft}>{t("shownIf.count", { count, amount: number(count) })}</p>
            <div css={styles.kinds}>
              {[false, true].map((isDenied) => (
                <Button
                  key={String(isDenied)}
                  size="small"
                  onClick={() =>
                    onOperation(textAs(withMark(node.text, caretAt(), label, isDenied)))
                  }
                >
                  {t(isDenied ? "shownIf.putNot" : "shownIf.put")}
                </Button>
              ))}
              <Button size="small" variant="ghost" onClick={() => remove(label)}>
                {t("shownIf.remove")}
              </Button>
            </div>
          </div>
        );
      })}
      <p css={styles.soft}>{t("shownIf.hint")}</p>
      <ConditionField
        key={begun}
        label={t("shownIf.new")}
        condition={undefined}
        onChange={(condition, made) => {
          if (condition === null) return;
          const label = labelFor(condition, conditions);
          setBegun(begun + 1);
          all([
            made,
            conditionsAs({ ...conditions, [label]: condition }),
            textAs(withMark(node.text, caretAt(), label)),
          ]);
        }}
      />
    </>
  );
}
