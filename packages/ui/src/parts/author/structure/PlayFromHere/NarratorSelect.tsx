import type { Model } from "@katha/api/shapes";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { modelNote } from "../../../play/controls/notes/notes.ts";
import type { PreviewNarrator } from "./preview.ts";

const noModel = "nobody";

interface NarratorSelectProps {
  teller: PreviewNarrator;
}

/** Selects the model that narrates the scenes, or none. */
export function NarratorSelect({ teller }: NarratorSelectProps) {
  const { models, value, onValueChange } = teller;
  const t = useMessages(proofMessages);
  const tModel = useMessages(modelMessages);
  const optionOf = (model: Model) => {
    const { modelKey, displayName, servedBy } = model;
    const by = servedBy !== null && tModel("servedBy", { name: servedBy });
    const note = [modelNote(model, "text", tModel), by].filter(Boolean).join(" ");
    return { value: modelKey, label: displayName, ...(note !== "" && { note }) };
  };
  return (
    <Select
      compact
      label={t("walk.teller")}
      options={[{ value: noModel, label: t("walk.nobody") }, ...models.map(optionOf)]}
      value={value ?? noModel}
      onValueChange={(key) => onValueChange(key === noModel ? null : key)}
    />
  );
}
