import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Comparison, Condition, Quality, QualityKind, Value } from "@katha/storygraph";
import { QualityPicker } from "../pickers/QualityPicker.tsx";
import { ValueField } from "../ValueField/ValueField.tsx";
import { firstValue } from "../ValueField/first-value.ts";
import { comparisonsOf, kindsOf } from "./clauses.ts";
import type { ChangePart, StoryState } from "../story-state.ts";
import * as styles from "../styles.ts";

type QualityCondition = Extract<Condition, { quality: string }>;

export interface QualityClauseProps extends StoryState {
  id: string;
  clause: QualityCondition;
  onChange: ChangePart<Condition>;
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
export function QualityClause({ id, clause, onChange, ...state }: QualityClauseProps) {
  const t = useMessages(qualitiesMessages);
  const { qualities } = state.desk;
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
        label={t("quality.label")}
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
        {...state}
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
