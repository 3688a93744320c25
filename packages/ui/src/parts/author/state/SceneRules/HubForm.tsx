import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Hub, Storylet } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { WordsField } from "../QualitiesPanel/WordsField.tsx";
import { entryControlProps } from "../control-props.ts";
import type { RulesFormProps } from "./scene-rules.ts";

const blankHub: Hub = { name: "", most: 0 };
const blankStorylet: Storylet = { title: "", hub: "", priority: 0 };

/** Whether a scene is a hub that offers storylets, and whether it is a storylet itself. */
export function HubForm({ node, set }: RulesFormProps) {
  const t = useMessages(qualitiesMessages);
  const tSaid = useMessages(answersMessages);
  const { hub = blankHub, storylet = blankStorylet } = node;
  const ofHub = entryControlProps(hub, (next) => set("hub", next));
  const ofStorylet = entryControlProps(storylet, (next, made) => set("storylet", next, made));
  return (
    <>
      <Switch
        label={t("hub.label")}
        checked={node.hub !== undefined}
        onChange={(event) => set("hub", event.currentTarget.checked ? hub : null)}
      />
      {node.hub && (
        <FieldRow>
          <TextField
            {...ofHub.text("name")}
            autoComplete="off"
            label={t("hub.name")}
            hint={t("hub.nameHint")}
            optional
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
        checked={node.storylet !== undefined}
        onChange={(event) => set("storylet", event.currentTarget.checked ? storylet : null)}
      />
      {node.storylet && (
        <>
          <TextField
            {...ofStorylet.text("title")}
            autoComplete="off"
            label={t("storylet.title")}
            hint={t("storylet.titleHint")}
          />
          <WordsField
            {...ofStorylet.words("aliases")}
            label={tSaid("choice.aliases")}
            hint={tSaid("choice.aliasesHint")}
          />
          <WordsField
            {...ofStorylet.words("not_for")}
            label={tSaid("choice.notFor")}
            hint={tSaid("choice.notForHint")}
          />
          <FieldRow>
            <TextField
              {...ofStorylet.text("hub")}
              autoComplete="off"
              label={t("storylet.hub")}
              hint={t("storylet.hubHint")}
              optional
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
          <ConditionField {...ofStorylet.when} label={t("storylet.when")} />
          <Checkbox {...ofStorylet.once} label={t("storylet.once")} />
        </>
      )}
    </>
  );
}
