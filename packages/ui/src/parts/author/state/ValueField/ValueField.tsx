import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Quality, QualityKind, Value } from "@katha/storygraph";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";

export interface ValueFieldProps {
  label: string;
  /** Whether the label is also shown above the field. */
  showLabel?: boolean;
  /** Undefined while the story does not declare it yet. */
  quality: Quality | undefined;
  kind: QualityKind;
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A value for a quality; for a set, one of its words. */
export function ValueField(props: ValueFieldProps) {
  const { label, showLabel = false, quality, kind, value, onValueChange } = props;
  const t = useMessages(qualitiesMessages);
  const words = { label, ...(!showLabel && { hideLabel: true }) };
  const [only = ""] = typeof value === "object" ? value : [String(value)];
  switch (kind) {
    case "flag":
      return (
        <Select
          {...words}
          options={[
            { value: "yes", label: t("flag.yes") },
            { value: "no", label: t("flag.no") },
          ]}
          value={value === true ? "yes" : "no"}
          onValueChange={(next) => onValueChange(next === "yes")}
        />
      );
    case "number":
      return (
        <WholeNumber
          {...words}
          fault={t("number.fault")}
          least={Number.NEGATIVE_INFINITY}
          value={typeof value === "number" ? value : undefined}
          onNumber={(next) => next !== null && onValueChange(next)}
        />
      );
    case "one_of":
    case "set": {
      const known = quality !== undefined && "values" in quality ? quality.values : [];
      const all = only === "" || known.includes(only) ? known : [...known, only];
      if (all.length === 0) break;
      return (
        <Select
          {...words}
          placeholder={t("value.pick")}
          options={all.map((word) => ({ value: word, label: word }))}
          value={only === "" ? null : only}
          onValueChange={onValueChange}
        />
      );
    }
    default:
  }
  return (
    <TextField
      {...words}
      dir="auto"
      autoComplete="off"
      value={only}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
