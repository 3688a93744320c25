import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { entryFields } from "../entry-fields.ts";
import { freeId, useDeclaring, useStoryState } from "../story-state.ts";
import { DeclaredList } from "./DeclarationPart.tsx";

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
        const field = entryFields(consequence, (next, made) => declare(id, next, made));
        return (
          <>
            <TextField
              {...field.text("about")}
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
