import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { nameFrom } from "../../structure/scene-name.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { entryControlProps } from "../control-props.ts";
import { blankReaction, freeId, useDeclaring, useStoryState } from "../story-state.ts";
import { SaysField } from "./SaysField.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import * as styles from "../QualitiesPanel/styles.ts";

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
        const field = entryControlProps(reaction, (next, made) => declare(id, next, made));
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
                  autoComplete="off"
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

/** The only things that a model may let happen. */
export function ConsequencesForm() {
  const t = useMessages(declarationsMessages);
  const { consequences = {} } = useStoryState().graph;
  const { declare, undeclare } = useDeclaring("consequences");
  const isTaken = (id: string) => Object.hasOwn(consequences, id);
  return (
    <DeclaredList
      title={t("consequences.title")}
      hint={t("consequences.hint")}
      entries={Object.entries(consequences)}
      remove={t("consequences.remove")}
      onRemove={undeclare}
      add={t("consequences.add")}
      onAdd={() => declare(freeId("consequence", isTaken), { about: "", effects: [] })}
    >
      {(id, consequence) => {
        const field = entryControlProps(consequence, (next, made) => declare(id, next, made));
        return (
          <>
            <TextField
              {...field.text("about")}
              autoComplete="off"
              label={t("consequences.about")}
              hint={t("consequences.aboutHint")}
            />
            <ConditionField {...field.when} label={t("consequences.when")} />
            <EffectsField
              label={t("consequences.effects")}
              effects={consequence.effects}
              onChange={(next, made) => declare(id, { ...consequence, effects: next ?? [] }, made)}
            />
            <Checkbox {...field.once} label={t("consequences.once")} />
          </>
        );
      }}
    </DeclaredList>
  );
}

interface DeclaredListProps<Entry> {
  title: string;
  hint: string;
  entries: readonly (readonly [id: string, entry: Entry])[];
  /** The label of the button that removes an entry. */
  remove: string;
  onRemove: (id: string) => void;
  /** The label of the button that adds an entry. */
  add: string;
  /** Adds an entry; without it none can be added. */
  onAdd: (() => void) | undefined;
  /** The form of an entry. */
  children: (id: string, entry: Entry) => ReactNode;
}

/** The entries of a section, each with its form. */
function DeclaredList<Entry>(props: DeclaredListProps<Entry>) {
  const { entries, remove, onRemove, add, onAdd, children, ...part } = props;
  return (
    <PanelPart {...part}>
      {entries.map(([id, entry]) => (
        <div key={id} css={styles.card}>
          {children(id, entry)}
          <Button
            size="small"
            variant="ghost"
            icon={RemoveIcon}
            css={styles.alone}
            onClick={() => onRemove(id)}
          >
            {remove}
          </Button>
        </div>
      ))}
      {onAdd && (
        <Button size="small" variant="ghost" icon={AddIcon} css={styles.alone} onClick={onAdd}>
          {add}
        </Button>
      )}
    </PanelPart>
  );
}
