import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { GraphNode } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { WordsField } from "../QualitiesPanel/WordsField.tsx";
import type { SetField } from "./scene-rules.ts";
import { withPart } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";

interface HubFormProps extends StoryState {
  node: GraphNode;
  set: SetField;
}

/** Whether a scene is a hub that offers storylets, and whether it is a storylet itself. */
export function HubForm({ node, set, ...state }: HubFormProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const { hub, storylet } = node;
  return (
    <>
      <Switch
        label={t("hub.label")}
        checked={hub !== undefined}
        onChange={(event) => set("hub", event.currentTarget.checked ? { name: "", most: 0 } : null)}
      />
      {hub && (
        <FieldRow>
          <TextField
            label={t("hub.name")}
            hint={t("hub.nameHint")}
            optional
            dir="auto"
            autoComplete="off"
            value={hub.name}
            onChange={(event) => set("hub", { ...hub, name: event.currentTarget.value })}
          />
          <WholeNumber
            label={t("hub.most")}
            hint={t("hub.mostHint")}
            fault={t("number.fault")}
            least={0}
            value={hub.most === 0 ? undefined : hub.most}
            onNumber={(most) => set("hub", { ...hub, most: most ?? 0 })}
          />
        </FieldRow>
      )}
      <Switch
        label={t("storylet.label")}
        checked={storylet !== undefined}
        onChange={(event) =>
          set("storylet", event.currentTarget.checked ? { title: "", hub: "", priority: 0 } : null)
        }
      />
      {storylet && (
        <>
          <TextField
            label={t("storylet.title")}
            hint={t("storylet.titleHint")}
            dir="auto"
            autoComplete="off"
            value={storylet.title}
            onChange={(event) => set("storylet", { ...storylet, title: event.currentTarget.value })}
          />
          <WordsField
            label={tSaid("choice.aliases")}
            hint={tSaid("choice.aliasesHint")}
            words={storylet.aliases ?? []}
            onWords={(aliases) => set("storylet", { ...storylet, aliases })}
          />
          <WordsField
            label={tSaid("choice.notFor")}
            hint={tSaid("choice.notForHint")}
            words={storylet.not_for ?? []}
            onWords={(notFor) => set("storylet", { ...storylet, not_for: notFor })}
          />
          <FieldRow>
            <TextField
              label={t("storylet.hub")}
              hint={t("storylet.hubHint")}
              optional
              dir="auto"
              autoComplete="off"
              value={storylet.hub}
              onChange={(event) => set("storylet", { ...storylet, hub: event.currentTarget.value })}
            />
            <WholeNumber
              label={t("storylet.priority")}
              hint={t("storylet.priorityHint")}
              fault={t("number.fault")}
              least={Number.NEGATIVE_INFINITY}
              value={storylet.priority}
              onNumber={(priority) => set("storylet", { ...storylet, priority: priority ?? 0 })}
            />
          </FieldRow>
          <ConditionField
            label={t("storylet.when")}
            condition={storylet.when}
            onChange={(when, made) => set("storylet", withPart(storylet, "when", when), made)}
            {...state}
          />
          <Checkbox
            label={t("storylet.once")}
            checked={storylet.once === true}
            onChange={(event) =>
              set("storylet", withPart(storylet, "once", event.currentTarget.checked))
            }
          />
        </>
      )}
    </>
  );
}
