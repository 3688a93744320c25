import { Combobox } from "../../../../primitives/fields/Combobox/Combobox.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { ActKind, BibleName, Reaction, StructureOperation } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { ConditionField } from "../../state/ConditionField/ConditionField.tsx";
import { SaysField } from "../../state/Declarations/SaysField.tsx";
import { EffectsField } from "../../state/EffectsField/EffectsField.tsx";
import { WordsField } from "../../state/QualitiesPanel/WordsField.tsx";
import { ScenePicker } from "../../state/pickers/ScenePicker.tsx";
import { entryControlProps } from "../../state/control-props.ts";
import { useStoryState, withPart } from "../../state/story-state.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { CloseIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { actsMessages } from "../../../../messages/authors/acts.ts";
import { actNamed } from "./act-named.ts";
import * as styles from "../../state/styles.ts";

interface ReactionFormProps {
  reaction: Reaction;
  /** Everybody and everything in the story. */
  bibleNames: readonly BibleName[];
  onReaction: (reaction: Reaction, made?: StructureOperation) => void;
}

/**
 * The form of an answer to typed lines: to what, where and when it applies, what it says and does.
 */
export function ReactionForm({ reaction, bibleNames, onReaction }: ReactionFormProps) {
  const t = useMessages(answersMessages);
  const tRules = useMessages(declarationsMessages);
  const { desk } = useStoryState();
  const { acts, about, says, repeats } = reaction;
  const put = (change: Partial<Reaction>) => onReaction({ ...reaction, ...change });
  const field = entryControlProps(reaction, onReaction);
  const names = [...new Set([...bibleNames.map(({ name }) => name), about])].filter(
    (one) => one !== "",
  );
  return (
    <div css={styles.form}>
      <ActsField acts={acts} kinds={desk.actKinds} onActs={(next) => put({ acts: next })} />
      <FieldRow>
        <Combobox
          label={t("about")}
          hint={t("aboutHint")}
          options={names.map((name) => ({ value: name, label: name }))}
          value={about === "" ? null : about}
          onValueChange={(name) => put({ about: name ?? "" })}
        />
        <ScenePicker {...field.scene("at")} label={t("at")} hint={t("atHint")} />
      </FieldRow>
      <WordsField {...field.words("topics")} label={t("topicsOf")} hint={t("topicsHint")} />
      <SaysField says={says} onSays={(next) => put({ says: next })} />
      <FieldRow>
        <Select
          label={t("repeats")}
          options={(["last", "all", "never"] as const).map((value) => ({
            value,
            label: t(`repeats.${value}`),
          }))}
          value={repeats ?? "last"}
          onValueChange={(value) =>
            onReaction(withPart(reaction, "repeats", value === "last" ? null : value))
          }
        />
        <ScenePicker {...field.scene("target")} label={t("target")} hint={t("targetHint")} />
      </FieldRow>
      <ConditionField {...field.when} label={tRules("answers.when")} />
      <EffectsField {...field.effects} label={tRules("answers.effects")} />
      <TextField
        {...field.optionalText("remembers")}
        autoComplete="off"
        label={t("remembers")}
        hint={t("remembersHint")}
      />
      <Textarea
        {...field.optionalText("later")}
        label={t("later")}
        hint={t("laterHint", { mark: "{later}" })}
        size="line"
      />
    </div>
  );
}

interface ActsFieldProps {
  acts: readonly string[];
  /** All kinds of acts. */
  kinds: readonly ActKind[];
  onActs: (acts: readonly string[]) => void;
}

/** The acts that are answered: chosen from many, each removed with a press. */
function ActsField({ acts, kinds, onActs }: ActsFieldProps) {
  const t = useMessages(answersMessages);
  const tActs = useMessages(actsMessages);
  const nameOf = (act: string) => {
    const known = actNamed(act);
    return known === undefined ? act : tActs(`act.${known}`);
  };
  return (
    <fieldset css={styles.closeGroup}>
      <legend css={styles.groupName}>{t("acts")}</legend>
      {acts.length === 0 ? (
        <p css={styles.soft}>{t("actsAny")}</p>
      ) : (
        <ul css={styles.kinds}>
          {acts.map((act) => (
            <li key={act}>
              <Button
                size="small"
                icon={CloseIcon}
                aria-label={t("actsRemove", { act: nameOf(act) })}
                onClick={() => onActs(acts.filter((one) => one !== act))}
              >
                {nameOf(act)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label={t("actsAdd")}
        options={kinds
          .filter((kind) => !acts.includes(kind))
          .map((kind) => ({ value: kind, label: nameOf(kind) }))}
        value={null}
        onValueChange={(act) => {
          if (act !== null) onActs([...acts, act]);
        }}
      />
    </fieldset>
  );
}
