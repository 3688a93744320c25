import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { modelNote } from "../../../play/controls/notes/notes.ts";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import { ValueField } from "../../state/ValueField/ValueField.tsx";
import type { Model } from "@katha/api/shapes";
import type { Quality, Value } from "@katha/storygraph";
import type { PreviewNarrator, PreviewSetup } from "./preview.ts";
import { closeGroup } from "../../state/styles.ts";
import * as styles from "./styles.ts";

const noModel = "nobody";

/** Selects the model that narrates the scenes, or none. */
export function NarratorSelect({ teller }: { teller: PreviewNarrator }) {
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

/** Sets the state with which the play begins. */
export function SetupForm({ setup }: { setup: PreviewSetup }) {
  const t = useMessages(testPlayMessages);
  const { qualities, things, endings, value, onValueChange } = setup;
  const had = Object.keys(things).filter((id) => things[id]?.start);
  const set = (id: string, to: Value) =>
    onValueChange({ ...value, qualities: { ...value.qualities, [id]: to } });
  return (
    <Disclosure css={styles.setup} look="line" title={t("setup")}>
      {Object.entries(qualities).map(([id, quality]) => (
        <QualitySetting
          key={id}
          id={id}
          quality={quality}
          value={value.qualities?.[id] ?? quality.start}
          onValueChange={(to) => set(id, to)}
        />
      ))}
      {Object.keys(things).length > 0 && (
        <CheckboxGroup
          title={t("setup.things")}
          options={Object.entries(things).map(([id, { name }]) => ({ id, name: name || id }))}
          chosen={value.things ?? had}
          onChange={(carried) => onValueChange({ ...value, things: carried })}
        />
      )}
      {endings.length > 0 && (
        <CheckboxGroup
          title={t("setup.endings")}
          options={endings.map((node) => ({ id: node, name: node }))}
          chosen={value.endings ?? []}
          onChange={(found) => onValueChange({ ...value, endings: found })}
        />
      )}
      <Button size="small" onClick={() => onValueChange({})}>
        {t("setup.reset")}
      </Button>
    </Disclosure>
  );
}

interface QualitySettingProps {
  id: string;
  quality: Quality;
  value: Value;
  onValueChange: (value: Value) => void;
}

function QualitySetting({ id, quality, value, onValueChange }: QualitySettingProps) {
  const name = quality.name || id;
  if (quality.kind !== "set")
    return (
      <ValueField
        showLabel
        label={name}
        quality={quality}
        kind={quality.kind}
        value={value}
        onValueChange={onValueChange}
      />
    );
  return (
    <CheckboxGroup
      title={name}
      options={quality.values.map((word) => ({ id: word, name: word }))}
      chosen={typeof value === "object" ? value : []}
      onChange={onValueChange}
    />
  );
}

interface CheckboxGroupProps {
  title: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function CheckboxGroup({ title, options, chosen, onChange }: CheckboxGroupProps) {
  return (
    <fieldset css={closeGroup}>
      <legend css={styles.sideTitle}>{title}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
            )
          }
        />
      ))}
    </fieldset>
  );
}
