import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { Health } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { entryControlProps } from "../control-props.ts";
import { together, useStoryState } from "../story-state.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";

const noHealth: Health = { name: "", shown: true, start: null, ends_at: "" };

/** Whether players have health, and where the story leads when none is left. */
export function HealthForm() {
  const t = useMessages(declarationsMessages);
  const { graph, onOperation } = useStoryState();
  const { health = noHealth } = graph;
  const field = entryControlProps(health, (next, made) =>
    onOperation(together({ kind: "set_health", health: next }, made)),
  );
  return (
    <PanelPart title={t("health.title")} hint={t("health.hint")}>
      <Switch
        label={t("health.label")}
        checked={graph.health !== undefined}
        onChange={(event) =>
          onOperation({
            kind: "set_health",
            health: event.currentTarget.checked ? { ...noHealth, name: t("health.named") } : null,
          })
        }
      />
      {graph.health && (
        <>
          <FieldRow>
            <TextField {...field.text("name")} autoComplete="off" label={t("entry.name")} />
            <WholeNumber
              label={t("health.start")}
              hint={t("health.startHint")}
              fault={t("quality.startFault")}
              least={0}
              value={health.start ?? undefined}
              onNumber={(start) =>
                onOperation({ kind: "set_health", health: { ...health, start } })
              }
            />
          </FieldRow>
          <Switch {...field.flag("shown")} label={t("quality.shown")} />
          <ScenePicker
            {...field.scene("ends_at")}
            label={t("health.endsAt")}
            hint={t("health.endsAtHint")}
          />
        </>
      )}
    </PanelPart>
  );
}
