import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { Reaction, StructureOperation } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { nameFrom } from "../../structure/scene-name.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { together, withPart } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";
import { DeclarationPart } from "./DeclarationPart.tsx";
import { SaysField } from "./SaysField.tsx";
import { freeEntry } from "./free-entry.ts";
import * as styles from "../QualitiesPanel/styles.ts";

interface AnswersFormProps extends StoryState {
  commands: readonly string[];
  onOperation: (operation: StructureOperation) => void;
}

/** Authored answers to the story's own commands. */
export function AnswersForm({ commands, onOperation, ...state }: AnswersFormProps) {
  const t = useMessages(declarationsMessages);
  const { reactions = {} } = state.graph;
  const [first] = commands;
  const toCommands = Object.entries(reactions).filter(([, { command }]) => command !== "");
  const put = (id: string, entry: Reaction, made?: StructureOperation) =>
    onOperation(together({ kind: "declare", part: "reactions", id, entry }, made));
  return (
    <DeclarationPart title={t("answers.title")} hint={t("answers.hint")}>
      {toCommands.map(([id, reaction]) => (
        <div key={id} css={styles.card}>
          <FieldRow>
            {commands.includes(reaction.command) ? (
              <Select
                label={t("answers.command")}
                options={commands.map((command) => ({ value: command, label: command }))}
                value={reaction.command}
                onValueChange={(command) => put(id, { ...reaction, command })}
              />
            ) : (
              <TextField
                label={t("answers.command")}
                hint={t("answers.commandHint")}
                dir="auto"
                autoComplete="off"
                value={reaction.command}
                onChange={(event) => put(id, { ...reaction, command: event.currentTarget.value })}
              />
            )}
            <ScenePicker
              graph={state.graph}
              label={t("answers.at")}
              hint={t("answers.atHint")}
              hideLabel={false}
              value={reaction.at}
              onPick={(at, made) => put(id, { ...reaction, at }, made)}
              onClear={() => put(id, { ...reaction, at: "" })}
            />
          </FieldRow>
          <SaysField says={reaction.says} onSays={(says) => put(id, { ...reaction, says })} />
          <ConditionField
            label={t("answers.when")}
            condition={reaction.when}
            onChange={(when, made) => put(id, withPart(reaction, "when", when), made)}
            {...state}
          />
          <EffectsField
            label={t("answers.effects")}
            effects={reaction.effects}
            onChange={(effects, made) => put(id, withPart(reaction, "effects", effects), made)}
            {...state}
          />
          <Button
            size="small"
            variant="ghost"
            icon={RemoveIcon}
            css={styles.alone}
            onClick={() => onOperation({ kind: "undeclare", part: "reactions", id })}
          >
            {t("answers.remove")}
          </Button>
        </div>
      ))}
      {first !== undefined && (
        <Button
          size="small"
          variant="ghost"
          icon={AddIcon}
          css={styles.alone}
          onClick={() =>
            put(freeEntry(reactions, nameFrom(first) || "answer"), {
              command: first,
              acts: [],
              about: "",
              topics: [],
              at: "",
              target: "",
              says: [],
            })
          }
        >
          {t("answers.add")}
        </Button>
      )}
    </DeclarationPart>
  );
}
