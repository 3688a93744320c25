import { useId, useLayoutEffect, useRef, useState } from "react";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Condition } from "@katha/storygraph";
import { useRowKeys } from "../../fields/useRowKeys.ts";
import { ClauseRow } from "./ClauseRow.tsx";
import { blankClause, clauseKinds, conditionOf, groupOf, isChosen } from "./clauses.ts";
import type { ClauseKind, Group, Join } from "./clauses.ts";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import type { ChangePart, StoryState } from "../story-state.ts";
import * as styles from "../styles.ts";

export interface ConditionFieldProps extends StoryState {
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
  const { label, condition, onChange, isInner = false, graph, desk } = props;
  const t = useMessages(qualitiesMessages);
  const own = useId();
  const group = groupOf(condition);
  const [chosenJoin, setChosenJoin] = useState<Join>(isInner ? "any" : "all");
  const [draft, setDraft] = useState<Condition | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { clauses } = group;
  const join = clauses.length > 1 || group.join === "none" ? group.join : chosenJoin;
  const hasNone = clauses.length === 0 && draft === null;

  // Focuses a clause that was just added.
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current || draft === null) return;
    wanted.current = false;
    document.getElementById(`${own}-${String(clauses.length)}`)?.focus();
  }, [draft, own, clauses.length]);

  const change = (next: Group, made?: Parameters<typeof onChange>[1]) =>
    onChange(conditionOf(next), made);
  const begin = (kind: ClauseKind) => {
    wanted.current = true;
    setAdding(false);
    setDraft(blankClause(kind));
  };
  const rows = draft === null ? clauses : [...clauses, draft];
  const keys = useRowKeys(rows.length);
  const write: (at: number) => ChangePart<Condition> = (at) => (clause, made) => {
    if (clause === null) keys.remove(at);
    if (at >= clauses.length) {
      if (clause === null || !isChosen(clause)) {
        setDraft(clause);
        return;
      }
      setDraft(null);
      change({ join, clauses: [...clauses, clause] }, made);
    } else
      change(
        { join, clauses: clause === null ? clauses.toSpliced(at, 1) : clauses.with(at, clause) },
        made,
      );
  };
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
            change({ join: next, clauses });
          }}
        />
      )}
      {rows.length > 0 && (
        <ul css={styles.rows}>
          {rows.map((clause, at) => (
            <li key={keys.of(at)} css={styles.row}>
              <ClauseRow
                id={`${own}-${String(at)}`}
                clause={clause}
                onChange={write(at)}
                onRemove={() => write(at)(null)}
                renderGroup={(inner) => (
                  <ConditionField
                    isInner
                    label={t("clause.group")}
                    condition={inner}
                    onChange={write(at)}
                    graph={graph}
                    desk={desk}
                  />
                )}
                graph={graph}
                desk={desk}
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
        isOpen={hasNone || isAdding}
        onOpen={() => setAdding(!isAdding)}
        isAlone={hasNone}
        onPick={begin}
      />
    </fieldset>
  );
}
