import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import { ValueField } from "../../state/ValueField/ValueField.tsx";
import type { Quality, Value } from "@katha/storygraph";
import type { PreviewSetup } from "./preview.ts";
import * as styles from "./styles.ts";

const toggled = (list: readonly string[], word: string, isIn: boolean) =>
  isIn ? [...list, word] : list.filter((one) => one !== word);

/** Sets the state with which the play begins. */
export function SetupForm({ setup }: { setup: PreviewSetup }) {
  const t = useMessages(testPlayMessages);
  const { qualities, things, endings, value, onValueChange } = setup;
  const had = Object.keys(things).filter((id) => things[id]?.start);
  const carried = value.things ?? had;
  const found = value.endings ?? [];
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
        <fieldset css={styles.several}>
          <legend css={styles.sideTitle}>{t("setup.things")}</legend>
          {Object.entries(things).map(([id, { name }]) => (
            <Checkbox
              key={id}
              label={name || id}
              checked={carried.includes(id)}
              onChange={(event) =>
                onValueChange({
                  ...value,
                  things: toggled(carried, id, event.currentTarget.checked),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {endings.length > 0 && (
        <fieldset css={styles.several}>
          <legend css={styles.sideTitle}>{t("setup.endings")}</legend>
          {endings.map((node) => (
            <Checkbox
              key={node}
              label={node}
              checked={found.includes(node)}
              onChange={(event) =>
                onValueChange({
                  ...value,
                  endings: toggled(found, node, event.currentTarget.checked),
                })
              }
            />
          ))}
        </fieldset>
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
  const words = typeof value === "object" ? value : [];
  return (
    <fieldset css={styles.several}>
      <legend css={styles.sideTitle}>{name}</legend>
      {quality.values.map((word) => (
        <Checkbox
          key={word}
          label={word}
          checked={words.includes(word)}
          onChange={(event) => onValueChange(toggled(words, word, event.currentTarget.checked))}
        />
      ))}
    </fieldset>
  );
}
