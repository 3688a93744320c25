import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Quality, QualityKind } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { entryControlProps } from "../control-props.ts";
import { blankQuality, useDeclaring } from "../story-state.ts";
import { ValueField } from "../ValueField/ValueField.tsx";
import { WordsField } from "./WordsField.tsx";

interface QualityFormProps {
  id: string;
  quality: Quality;
}

export const qualityKinds = [
  "flag",
  "number",
  "text",
  "one_of",
  "set",
] as const satisfies readonly QualityKind[];

/**
 * The form of a quality: its kind, its limits or words, its initial value and whether players see
 * it.
 */
export function QualityForm({ id, quality }: QualityFormProps) {
  const t = useMessages(declarationsMessages);
  const tRules = useMessages(qualitiesMessages);
  const { name, shown } = quality;
  const { declare } = useDeclaring("qualities");
  const put = (entry: Quality) => declare(id, entry);
  const { text, flag } = entryControlProps(quality, put);
  return (
    <>
      <FieldRow>
        <TextField
          {...text("name")}
          autoComplete="off"
          label={t("entry.name")}
          hint={t("quality.nameHint")}
        />
        <Select
          label={t("quality.kind")}
          options={qualityKinds.map((kind) => ({ value: kind, label: tRules(`kind.${kind}`) }))}
          value={quality.kind}
          onValueChange={(kind) => put({ ...blankQuality(kind, name), shown })}
        />
      </FieldRow>
      <Switch {...flag("shown")} label={t("quality.shown")} />
      {(quality.kind === "one_of" || quality.kind === "set") && (
        <WordsField
          label={t("quality.values")}
          hint={t("quality.valuesHint")}
          words={quality.values}
          onWords={(values) => {
            if (quality.kind === "set") {
              const start = quality.start.filter((word) => values.includes(word));
              put({ ...quality, values, start });
            } else {
              const start = values.includes(quality.start) ? quality.start : (values[0] ?? "");
              put({ ...quality, values, start });
            }
          }}
        />
      )}
      {quality.kind === "number" && (
        <FieldRow>
          {(["least", "most", "start"] as const).map((field) => (
            <WholeNumber
              key={field}
              label={t(`quality.${field}`)}
              fault={
                field === "start"
                  ? t("quality.startFault")
                  : field === "most"
                    ? t("quality.mostFault")
                    : tRules("number.fault")
              }
              least={field === "least" ? Number.NEGATIVE_INFINITY : quality.least}
              value={quality[field]}
              onNumber={(value) => value !== null && put({ ...quality, [field]: value })}
            />
          ))}
        </FieldRow>
      )}
      {quality.kind === "set" && quality.values.length > 0 && (
        <WordsField
          label={t("quality.startWords")}
          hint={t("quality.startWordsHint")}
          words={quality.start}
          onWords={(start) =>
            put({ ...quality, start: start.filter((word) => quality.values.includes(word)) })
          }
        />
      )}
      {(quality.kind === "flag" || quality.kind === "text" || quality.kind === "one_of") && (
        <ValueField
          showLabel
          label={t("quality.start")}
          quality={quality}
          kind={quality.kind}
          value={quality.start}
          onValueChange={(start) => {
            if (quality.kind === "flag") put({ ...quality, start: start === true });
            else put({ ...quality, start: String(start) });
          }}
        />
      )}
    </>
  );
}
