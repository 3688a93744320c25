import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import type { Comparison, Condition, Quality, QualityKind, Value } from "@katha/storygraph";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { QualityPicker } from "../pickers/QualityPicker.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { ThingPicker } from "../pickers/ThingPicker.tsx";
import { ValueField } from "../ValueField/ValueField.tsx";
import { firstValue } from "../ValueField/first-value.ts";
import { comparisonsOf, denied, kindsOf, withDenial } from "./clauses.ts";
import { useStoryState } from "../story-state.ts";
import type { ChangePart } from "../story-state.ts";
import * as styles from "../styles.ts";

interface ClauseProps {
  /** The id of the first field. */
  id: string;
  clause: Condition;
  onChange: ChangePart<Condition>;
}

/** The fields of a clause of a condition. */
export function Clause({ id, clause: whole, onChange }: ClauseProps) {
  const t = useMessages(qualitiesMessages);
  const say = useConditionWords();
  const { desk } = useStoryState();
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
  if ("carries" in clause)
    return (
      <div css={styles.parts}>
        {whether(t("carries.yes"), t("carries.no"))}
        <ThingPicker
          id={id}
          value={clause.carries}
          onPick={(carries, made) => write({ carries }, made)}
        />
      </div>
    );
  if ("visited" in clause)
    return (
      <div css={styles.parts}>
        {whether(t("visited.yes"), t("visited.no"))}
        <ScenePicker
          hideLabel
          id={id}
          label={t("scene.label")}
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
          hideLabel
          id={id}
          label={t("ending.label")}
          value={clause.ending_found}
          onPick={(endingFound) => write({ ending_found: endingFound })}
        />
      </div>
    );
  if ("quality" in clause && !isDenied)
    return <QualityClause id={id} clause={clause} onChange={onChange} />;
  // What the forms cannot build, such as nested negations, is shown here and edited as JSON.
  return <p css={styles.said}>{say(desk.spellOut(whole))}</p>;
}

type QualityCondition = Extract<Condition, { quality: string }>;

interface QualityClauseProps extends ClauseProps {
  clause: QualityCondition;
}

function kindsFor(clause: QualityCondition, quality: Quality | undefined): readonly QualityKind[] {
  if (quality !== undefined)
    return Object.values(kindsOf).find((kinds) => kinds.includes(quality.kind)) ?? [];
  const value = "value" in clause ? clause.value : 0;
  if (typeof value === "boolean") return kindsOf.flag;
  return typeof value === "number" ? kindsOf.number : kindsOf.word;
}

const againstValue = "\u0000value";

/** Compares a quality with a value, or with another quality of its kind. */
function QualityClause({ id, clause, onChange }: QualityClauseProps) {
  const t = useMessages(qualitiesMessages);
  const { qualities } = useStoryState().desk;
  const known = Object.hasOwn(qualities, clause.quality) ? qualities[clause.quality] : undefined;
  const kinds = kindsFor(clause, known);
  const kind = known?.kind ?? kinds[0] ?? "flag";
  const alike = Object.entries(qualities).filter(
    ([one, quality]) => one !== clause.quality && quality.kind === kind && kind === "number",
  );
  const withIs = (is: Comparison): QualityCondition => ({ ...clause, is });
  const withValue = (value: Value): QualityCondition => ({
    quality: clause.quality,
    is: clause.is,
    value,
  });
  return (
    <div css={styles.parts}>
      <QualityPicker
        id={id}
        value={clause.quality}
        kinds={kinds}
        onPick={(quality, picked, made) => {
          const [is = "equals"] = comparisonsOf[picked];
          const isAlike = picked === kind && comparisonsOf[kind].includes(clause.is);
          const value = firstValue(made === undefined ? qualities[quality] : undefined, picked);
          onChange(
            isAlike && picked !== "one_of"
              ? { ...clause, quality }
              : { quality, is, value: isAlike && value === "" ? "" : value },
            made,
          );
        }}
      />
      {kind !== "flag" && (
        <Select
          hideLabel
          label={t("compares.label")}
          options={comparisonsOf[kind].map((is) => ({ value: is, label: t(`is.${is}`) }))}
          value={clause.is}
          onValueChange={(is) => onChange(withIs(is))}
        />
      )}
      {alike.length > 0 && (
        <Select
          hideLabel
          label={t("against.label")}
          options={[
            { value: againstValue, label: t("against.value") },
            ...alike.map(([one, { name }]) => ({ value: one, label: name || one })),
          ]}
          value={"other" in clause ? clause.other : againstValue}
          onValueChange={(other) =>
            onChange(
              other === againstValue
                ? withValue(1)
                : { quality: clause.quality, is: clause.is, other },
            )
          }
        />
      )}
      {"value" in clause && clause.quality !== "" && (
        <ValueField
          label={t("value.label")}
          quality={known}
          kind={kind}
          value={clause.value}
          onValueChange={(value) => onChange(withValue(value))}
        />
      )}
    </div>
  );
}
