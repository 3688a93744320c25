import { repetitions } from "./repetitions.ts";
import { Combobox } from "../../../../primitives/fields/Combobox/Combobox.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { BibleName, Reaction, StructureOperation } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { ConditionField } from "../../state/ConditionField/ConditionField.tsx";
import { SaysField } from "../../state/Declarations/SaysField.tsx";
import { EffectsField } from "../../state/EffectsField/EffectsField.tsx";
import { WordsField } from "../../state/QualitiesPanel/WordsField.tsx";
import { ScenePicker } from "../../state/pickers/ScenePicker.tsx";
import { withPart } from "../../state/story-state.ts";
import type { StoryState } from "../../state/story-state.ts";
import { ActsField } from "./ActsField.tsx";
import * as styles from "./styles.ts";

interface ReactionFormProps extends StoryState {
  reaction: Reaction;
  /** Everybody and everything in the story. */
  bibleNames: readonly BibleName[];
  onReaction: (reaction: Reaction, made?: StructureOperation) => void;
}

/**
 * The form of an answer to typed lines: to what, where and when it applies, what it says and does.
 */
export function ReactionForm({ reaction, bibleNames, onReaction, ...state }: ReactionFormProps) {
  const t = useMessages(answersMessages);
  const tRules = useMessages(declarationsMessages);
  const { acts, about, topics, at, target, says, repeats, remembers = "", later = "" } = reaction;
  const put = (change: Partial<Reaction>, made?: StructureOperation) =>
    onReaction({ ...reaction, ...change }, made);
  const names = [...new Set([...bibleNames.map(({ name }) => name), about])].filter(
    (one) => one !== "",
  );
  return (
    <div css={styles.form}>
      <ActsField acts={acts} kinds={state.desk.actKinds} onActs={(next) => put({ acts: next })} />
      <FieldRow>
        <Combobox
          label={t("about")}
          hint={t("aboutHint")}
          options={names.map((name) => ({ value: name, label: name }))}
          value={about === "" ? null : about}
          onValueChange={(name) => put({ about: name ?? "" })}
        />
        <ScenePicker
          graph={state.graph}
          label={t("at")}
          hint={t("atHint")}
          hideLabel={false}
          value={at}
          onPick={(scene, made) => put({ at: scene }, made)}
          onClear={() => put({ at: "" })}
        />
      </FieldRow>
      <WordsField
        label={t("topicsOf")}
        hint={t("topicsHint")}
        words={topics}
        onWords={(next) => put({ topics: next })}
      />
      <SaysField says={says} onSays={(next) => put({ says: next })} />
      <FieldRow>
        <Select
          label={t("repeats")}
          options={repetitions.map((value) => ({ value, label: t(`repeats.${value}`) }))}
          value={repeats ?? "last"}
          onValueChange={(value) =>
            onReaction(withPart(reaction, "repeats", value === "last" ? null : value))
          }
        />
        <ScenePicker
          graph={state.graph}
          label={t("target")}
          hint={t("targetHint")}
          hideLabel={false}
          value={target}
          onPick={(scene, made) => put({ target: scene }, made)}
          onClear={() => put({ target: "" })}
        />
      </FieldRow>
      <ConditionField
        label={tRules("answers.when")}
        condition={reaction.when}
        onChange={(when, made) => onReaction(withPart(reaction, "when", when), made)}
        {...state}
      />
      <EffectsField
        label={tRules("answers.effects")}
        effects={reaction.effects}
        onChange={(effects, made) => onReaction(withPart(reaction, "effects", effects), made)}
        {...state}
      />
      <TextField
        label={t("remembers")}
        hint={t("remembersHint")}
        dir="auto"
        autoComplete="off"
        value={remembers}
        onChange={(event) => onReaction(withPart(reaction, "remembers", event.currentTarget.value))}
      />
      <Textarea
        label={t("later")}
        hint={t("laterHint", { mark: "{later}" })}
        dir="auto"
        size="line"
        value={later}
        onChange={(event) => onReaction(withPart(reaction, "later", event.currentTarget.value))}
      />
    </div>
  );
}
