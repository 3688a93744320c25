import { useState } from "react";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { RemoveIcon, UpIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Condition, StructureOperation } from "@katha/storygraph";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import type { RulesFormProps } from "./scene-rules.ts";
import * as styles from "../styles.ts";

interface Begun {
  when: Condition | null;
  target: string;
}

/** Where players are sent instead if they come here while a condition holds. */
export function InsteadForm({ node, set }: RulesFormProps) {
  const t = useMessages(qualitiesMessages);
  const [begun, setBegun] = useState<Begun>({ when: null, target: "" });
  const [count, setCount] = useState(0);
  const ways = node.instead ?? [];
  const begin = (next: Begun, made?: StructureOperation) => {
    if (next.when === null || next.target === "") {
      setBegun(next);
      // What was just declared must be added to the story already.
      if (made) set("instead", ways, made);
      return;
    }
    setBegun({ when: null, target: "" });
    setCount(count + 1);
    set("instead", [...ways, { when: next.when, target: next.target }], made);
  };
  return (
    <>
      {ways.map((way, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- redirections have no ids
        <div key={at} css={styles.row}>
          <div css={styles.wide}>
            <ConditionField
              label={t("instead.when")}
              condition={way.when}
              onChange={(when, made) =>
                set(
                  "instead",
                  when === null ? ways.toSpliced(at, 1) : ways.with(at, { ...way, when }),
                  made,
                )
              }
            />
            <ScenePicker
              label={t("instead.target")}
              value={way.target}
              onPick={(target, made) => set("instead", ways.with(at, { ...way, target }), made)}
            />
          </div>
          <IconButton
            icon={UpIcon}
            variant="ghost"
            size="small"
            label={t("instead.up")}
            disabled={at === 0}
            onClick={() => set("instead", ways.toSpliced(at, 1).toSpliced(at - 1, 0, way))}
          />
          <IconButton
            icon={RemoveIcon}
            variant="ghost"
            size="small"
            label={t("instead.remove")}
            onClick={() => set("instead", ways.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div key={count} css={styles.group}>
        <ConditionField
          label={t("instead.new")}
          condition={begun.when ?? undefined}
          onChange={(when, made) => begin({ ...begun, when }, made)}
        />
        <ScenePicker
          label={t("instead.target")}
          value={begun.target}
          onPick={(target, made) => begin({ ...begun, target }, made)}
        />
      </div>
    </>
  );
}
