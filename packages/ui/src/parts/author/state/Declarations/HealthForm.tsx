import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { Health, StructureOperation } from "@katha/storygraph";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { together } from "../story-state.ts";
import type { StoryState } from "../story-state.ts";
import { DeclarationPart } from "./DeclarationPart.tsx";

interface HealthFormProps extends StoryState {
  onOperation: (operation: StructureOperation) => void;
}

/** Whether players have health, and where the story leads when none is left. */
export function HealthForm({ graph, onOperation }: HealthFormProps) {
  const t = useMessages(declarationsMessages);
  const { health } = graph;
  const put = (part: Partial<Health>, made?: StructureOperation) => {
    if (health !== undefined)
      onOperation(together({ kind: "set_health", health: { ...health, ...part } }, made));
  };
  return (
    <DeclarationPart title={t("health.title")} hint={t("health.hint")}>
      <Switch
        label={t("health.label")}
        checked={health !== undefined}
        onChange={(event) =>
          onOperation({
            kind: "set_health",
            health: event.currentTarget.checked
              ? { name: t("health.named"), shown: true, start: null, ends_at: "" }
              : null,
          })
        }
      />
      {health && (
        <>
          <FieldRow>
            <TextField
              label={t("entry.name")}
              dir="auto"
              autoComplete="off"
              value={health.name}
              onChange={(event) => put({ name: event.currentTarget.value })}
            />
            <WholeNumber
              label={t("health.start")}
              hint={t("health.startHint")}
              fault={t("quality.startFault")}
              least={0}
              value={health.start ?? undefined}
              onNumber={(start) => put({ start })}
            />
          </FieldRow>
          <Switch
            label={t("quality.shown")}
            checked={health.shown}
            onChange={(event) => put({ shown: event.currentTarget.checked })}
          />
          <ScenePicker
            graph={graph}
            label={t("health.endsAt")}
            hint={t("health.endsAtHint")}
            hideLabel={false}
            value={health.ends_at}
            onPick={(endsAt, made) => put({ ends_at: endsAt }, made)}
            onClear={() => put({ ends_at: "" })}
          />
        </>
      )}
    </DeclarationPart>
  );
}
