import type { ReactNode } from "react";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import type { Condition } from "@katha/storygraph";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { ThingPicker } from "../pickers/ThingPicker.tsx";
import { QualityClause } from "./QualityClause.tsx";
import { denied, isGroup, withDenial } from "./clauses.ts";
import type { ChangePart, StoryState } from "../story-state.ts";
import * as styles from "../styles.ts";

export interface ClauseRowProps extends StoryState {
  /** The id of the first field. */
  id: string;
  clause: Condition;
  onChange: ChangePart<Condition>;
  onRemove: () => void;
  /** Renders the conditions inside this one. */
  renderGroup: (group: Condition) => ReactNode;
}

/** A clause of a condition. */
export function ClauseRow(props: ClauseRowProps) {
  const t = useMessages(qualitiesMessages);
  return (
    <>
      <Clause {...props} />
      <IconButton
        icon={RemoveIcon}
        variant="ghost"
        size="small"
        label={t("clause.remove")}
        onClick={props.onRemove}
      />
    </>
  );
}

function Clause({ id, clause: whole, onChange, renderGroup, graph, desk }: ClauseRowProps) {
  const t = useMessages(qualitiesMessages);
  const say = useConditionWords();
  const state = { graph, desk };
  const { clause, isDenied } = denied(whole);
  const write: ChangePart<Condition> = (next, made) =>
    onChange(next === null ? null : withDenial(next, isDenied), made);
  const whether = (yes: string, no: string) => (
    <Select
      hideLabel
      label={t("clause.whether")}
      options={[
        { value: "yes", label: yes },
        { value: "no", label: no },
      ]}
      value={isDenied ? "no" : "yes"}
      onValueChange={(next) => onChange(withDenial(clause, next === "no"))}
    />
  );
  if (isGroup(whole)) return renderGroup(whole);
  if ("carries" in clause)
    return (
      <div css={styles.parts}>
        {whether(t("carries.yes"), t("carries.no"))}
        <ThingPicker
          id={id}
          label={t("thing.label")}
          value={clause.carries}
          onPick={(carries, made) => write({ carries }, made)}
          {...state}
        />
      </div>
    );
  if ("visited" in clause)
    return (
      <div css={styles.parts}>
        {whether(t("visited.yes"), t("visited.no"))}
        <ScenePicker
          id={id}
          label={t("scene.label")}
          graph={graph}
          value={clause.visited}
          onPick={(visited, made) => write({ ...clause, visited }, made)}
        />
        <WholeNumber
          label={t("visited.times")}
          fault={t("number.fault")}
          least={1}
          value={clause.times}
          onNumber={(times) => write({ ...clause, times: times ?? 1 })}
        />
      </div>
    );
  if ("ending_found" in clause)
    return (
      <div css={styles.parts}>
        {whether(t("found.yes"), t("found.no"))}
        <ScenePicker
          endings
          id={id}
          label={t("ending.label")}
          graph={graph}
          value={clause.ending_found}
          onPick={(endingFound) => write({ ending_found: endingFound })}
        />
      </div>
    );
  if ("quality" in clause && !isDenied)
    return <QualityClause id={id} clause={clause} onChange={onChange} {...state} />;
  // What the forms cannot build, such as nested negations, is shown here and edited as JSON.
  return <p css={styles.said}>{say(desk.spellOut(whole))}</p>;
}
