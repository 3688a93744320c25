import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { nameFrom } from "../../structure/scene-name.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { entryFields } from "../entry-fields.ts";
import { blankReaction, freeId, useDeclaring, useStoryState } from "../story-state.ts";
import { DeclaredList } from "./DeclarationPart.tsx";
import { SaysField } from "./SaysField.tsx";

/** Authored answers to the story's own commands. */
export function AnswersForm({ commands }: { commands: readonly string[] }) {
  const t = useMessages(declarationsMessages);
  const { reactions = {} } = useStoryState().graph;
  const { declare, undeclare } = useDeclaring("reactions");
  const [first] = commands;
  const isTaken = (id: string) => Object.hasOwn(reactions, id);
  return (
    <DeclaredList
      title={t("answers.title")}
      hint={t("answers.hint")}
      entries={Object.entries(reactions).filter(([, { command }]) => command !== "")}
      remove={t("answers.remove")}
      onRemove={undeclare}
      add={t("answers.add")}
      onAdd={
        first === undefined
          ? undefined
          : () =>
              declare(freeId(nameFrom(first) || "answer", isTaken), {
                ...blankReaction,
                command: first,
              })
      }
    >
      {(id, reaction) => {
        const put = (next: typeof reaction) => declare(id, next);
        const field = entryFields(reaction, (next, made) => declare(id, next, made));
        return (
          <>
            <FieldRow>
              {commands.includes(reaction.command) ? (
                <Select
                  label={t("answers.command")}
                  options={commands.map((command) => ({ value: command, label: command }))}
                  value={reaction.command}
                  onValueChange={(command) => put({ ...reaction, command })}
                />
              ) : (
                <TextField
                  {...field.text("command")}
                  label={t("answers.command")}
                  hint={t("answers.commandHint")}
                />
              )}
              <ScenePicker
                {...field.scene("at")}
                label={t("answers.at")}
                hint={t("answers.atHint")}
              />
            </FieldRow>
            <SaysField says={reaction.says} onSays={(says) => put({ ...reaction, says })} />
            <ConditionField {...field.when} label={t("answers.when")} />
            <EffectsField {...field.effects} label={t("answers.effects")} />
          </>
        );
      }}
    </DeclaredList>
  );
}
