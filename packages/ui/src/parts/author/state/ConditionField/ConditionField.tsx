import { useState } from "react";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Condition } from "@katha/storygraph";
import { Clause } from "./Clause.tsx";
import { blankClauses, clauseKinds, conditionOf, groupOf, isChosen, isGroup } from "./clauses.ts";
import type { ClauseKind, Join } from "./clauses.ts";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import type { ChangePart } from "../story-state.ts";
import { useDraftRows } from "../useDraftRows.ts";
import * as styles from "../styles.ts";

export interface ConditionFieldProps {
  /** What the condition is for; also the accessible name of the group. */
  label: string;
  /** Absent if there is no condition. */
  condition: Condition | undefined;
  onChange: ChangePart<Condition>;
  /** Whether it is inside another condition. */
  isInner?: boolean;
}

const joins = ["all", "any", "none"] as const satisfies readonly Join[];
const innerKinds = clauseKinds.filter((kind) => kind !== "group");

/** A condition built from lists. A clause is added to the story only once it is complete. */
export function ConditionField(props: ConditionFieldProps) {
  const { label, condition, onChange, isInner = false } = props;
  const t = useMessages(qualitiesMessages);
  const group = groupOf(condition);
  const [chosenJoin, setChosenJoin] = useState<Join>(isInner ? "any" : "all");
  const { clauses } = group;
  const join = clauses.length > 1 || group.join === "none" ? group.join : chosenJoin;
  const { rows, hasNone, adding } = useDraftRows({
    written: clauses,
    onWritten: (next, made) => onChange(conditionOf({ join, clauses: next }), made),
    blank: (kind: ClauseKind) => blankClauses[kind],
    isChosen,
  });
  return (
    <fieldset css={[styles.group, isInner && styles.inner]}>
      <legend css={[styles.legend, isInner && styles.innerLegend]}>{label}</legend>
      {rows.length > 1 && (
        <Select
          compact
          hideLabel
          label={t("join.label")}
          options={joins.map((one) => ({ value: one, label: t(`join.${one}`) }))}
          value={join}
          onValueChange={(next) => {
            setChosenJoin(next);
            onChange(conditionOf({ join: next, clauses }));
          }}
        />
      )}
      {rows.length > 0 && (
        <ul css={styles.rows}>
          {rows.map(({ key, id, row, onChange: write }) => (
            <li key={key} css={styles.row}>
              {isGroup(row) ? (
                <ConditionField
                  isInner
                  label={t("clause.group")}
                  condition={row}
                  onChange={write}
                />
              ) : (
                <Clause id={id} clause={row} onChange={write} />
              )}
              <IconButton
                icon={RemoveIcon}
                variant="ghost"
                size="small"
                label={t("clause.remove")}
                onClick={() => write(null)}
              />
            </li>
          ))}
        </ul>
      )}
      <KindButtons
        label={t(hasNone ? "clause.first" : "clause.more")}
        kinds={(isInner ? innerKinds : clauseKinds).map((kind) => ({
          value: kind,
          label: t(`clause.kind.${kind}`),
        }))}
        {...adding}
      />
    </fieldset>
  );
}
