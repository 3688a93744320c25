import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { StructureOperation, Thing } from "@katha/storygraph";

interface ThingFormProps {
  id: string;
  thing: Thing;
  onOperation: (operation: StructureOperation) => void;
}

/** The form of something that players can carry. */
export function ThingForm({ id, thing, onOperation }: ThingFormProps) {
  const t = useMessages(declarationsMessages);
  const change = (part: Partial<Thing>) =>
    onOperation({ kind: "declare", part: "things", id, entry: { ...thing, ...part } });
  return (
    <>
      <TextField
        label={t("entry.name")}
        hint={t("thing.nameHint")}
        dir="auto"
        autoComplete="off"
        value={thing.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={t("thing.about")}
        optional
        dir="auto"
        autoComplete="off"
        value={thing.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
      <Checkbox
        label={t("thing.start")}
        checked={thing.start}
        onChange={(event) => change({ start: event.currentTarget.checked })}
      />
    </>
  );
}
