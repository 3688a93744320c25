import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { proofMessages } from "../../../../messages/authors/proof.ts";
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
  const optionOf = ({ key, name, note, servedBy }: PreviewNarrator["models"][number]) => {
    const by = servedBy === undefined ? [] : [tModel("servedBy", { name: servedBy })];
    const notes = [...(note === undefined ? [] : [note]), ...by];
    return { value: key, label: name, ...(notes.length > 0 && { note: notes.join(" ") }) };
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
