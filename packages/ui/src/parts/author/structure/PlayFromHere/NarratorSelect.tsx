import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
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
  return (
    <Select
      compact
      label={t("walk.teller")}
      options={[
        { value: noModel, label: t("walk.nobody") },
        ...models.map(({ key, name, note }) =>
          note === undefined ? { value: key, label: name } : { value: key, label: name, note },
        ),
      ]}
      value={value ?? noModel}
      onValueChange={(key) => onValueChange(key === noModel ? null : key)}
    />
  );
}
