import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import type { ChoiceField, GraphChoice } from "@katha/storygraph";
import { WordsField } from "../QualitiesPanel/WordsField.tsx";

interface SaidFormProps {
  choice: GraphChoice;
  onField: (field: ChoiceField, value: string | readonly string[]) => void;
}

/**
 * What players can type for a choice, what never means it, what is remembered of it and told later.
 */
export function SaidForm({ choice, onField }: SaidFormProps) {
  const t = useMessages(answersMessages);
  const { aliases = [], not_for: notFor = [], remembers = "", later = "" } = choice;
  return (
    <>
      <WordsField
        label={t("choice.aliases")}
        hint={t("choice.aliasesHint")}
        words={aliases}
        onWords={(words) => onField("aliases", words)}
      />
      <WordsField
        label={t("choice.notFor")}
        hint={t("choice.notForHint")}
        words={notFor}
        onWords={(words) => onField("not_for", words)}
      />
      <TextField
        label={t("remembers")}
        hint={t("remembersHint")}
        dir="auto"
        autoComplete="off"
        value={remembers}
        onChange={(event) => onField("remembers", event.currentTarget.value)}
      />
      <Textarea
        label={t("later")}
        hint={t("choice.laterHint", { mark: "{later}" })}
        dir="auto"
        size="line"
        value={later}
        onChange={(event) => onField("later", event.currentTarget.value)}
      />
    </>
  );
}
