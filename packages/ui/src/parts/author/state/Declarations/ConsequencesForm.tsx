import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { Consequence, StructureOperation } from "@katha/storygraph";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { together, withPart } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";
import { DeclarationPart } from "./DeclarationPart.tsx";
import { freeEntry } from "./free-entry.ts";
import * as styles from "../QualitiesPanel/styles.ts";

interface ConsequencesFormProps extends StoryState {
  onOperation: (operation: StructureOperation) => void;
}

/** The only things that a model may let happen. */
export function ConsequencesForm({ onOperation, ...state }: ConsequencesFormProps) {
  const t = useMessages(declarationsMessages);
  const { consequences = {} } = state.graph;
  const put = (id: string, entry: Consequence, made?: StructureOperation) =>
    onOperation(together({ kind: "declare", part: "consequences", id, entry }, made));
  return (
    <DeclarationPart title={t("consequences.title")} hint={t("consequences.hint")}>
      {Object.entries(consequences).map(([id, consequence]) => (
        <div key={id} css={styles.card}>
          <TextField
            label={t("consequences.about")}
            hint={t("consequences.aboutHint")}
            dir="auto"
            autoComplete="off"
            value={consequence.about}
            onChange={(event) => put(id, { ...consequence, about: event.currentTarget.value })}
          />
          <ConditionField
            label={t("consequences.when")}
            condition={consequence.when}
            onChange={(when, made) => put(id, withPart(consequence, "when", when), made)}
            {...state}
          />
          <EffectsField
            label={t("consequences.effects")}
            effects={consequence.effects}
            onChange={(effects, made) => put(id, { ...consequence, effects: effects ?? [] }, made)}
            {...state}
          />
          <Checkbox
            label={t("consequences.once")}
            checked={consequence.once === true}
            onChange={(event) =>
              put(id, withPart(consequence, "once", event.currentTarget.checked))
            }
          />
          <Button
            size="small"
            variant="ghost"
            icon={RemoveIcon}
            css={styles.alone}
            onClick={() => onOperation({ kind: "undeclare", part: "consequences", id })}
          >
            {t("consequences.remove")}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        variant="ghost"
        icon={AddIcon}
        css={styles.alone}
        onClick={() => put(freeEntry(consequences, "consequence"), { about: "", effects: [] })}
      >
        {t("consequences.add")}
      </Button>
    </DeclarationPart>
  );
}
