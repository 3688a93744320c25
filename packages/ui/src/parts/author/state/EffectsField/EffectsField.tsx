import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Effect } from "@katha/storygraph";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { entryControlProps } from "../control-props.ts";
import { EffectChange } from "./EffectChange.tsx";
import type { EffectProps } from "./EffectChange.tsx";
import { blankEffects, changedBy, effectKinds } from "./effects.ts";
import type { EffectKind } from "./effects.ts";
import type { ChangePart } from "../story-state.ts";
import { useDraftRows } from "../useDraftRows.ts";
import * as styles from "../styles.ts";

export interface EffectsFieldProps {
  /** When the effects happen; also the accessible name of the group. */
  label: string;
  effects: readonly Effect[] | undefined;
  onChange: ChangePart<readonly Effect[]>;
}

const none: readonly Effect[] = [];

/** The changes to the player's state, in order. */
export function EffectsField({ label, effects = none, onChange }: EffectsFieldProps) {
  const t = useMessages(qualitiesMessages);
  const { rows, hasNone, adding } = useDraftRows({
    written: effects,
    onWritten: onChange,
    blank: (kind: EffectKind) => blankEffects[kind],
    isChosen: (effect: Effect) => changedBy(effect) !== "",
  });
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{label}</legend>
      {rows.length > 0 && (
        <ol css={styles.rows}>
          {rows.map(({ key, id, row, onChange: write }) => (
            <li key={key}>
              <EffectRow id={id} effect={row} onChange={write} />
            </li>
          ))}
        </ol>
      )}
      <KindButtons
        label={t(hasNone ? "effect.first" : "effect.more")}
        kinds={effectKinds.map((kind) => ({ value: kind, label: t(`effect.kind.${kind}`) }))}
        {...adding}
      />
    </fieldset>
  );
}

/** An effect: what it changes, whether only once, and its condition. */
function EffectRow({ id, effect, onChange }: EffectProps) {
  const t = useMessages(qualitiesMessages);
  const [asks, setAsks] = useState(false);
  const isChosen = changedBy(effect) !== "";
  const { once, when } = entryControlProps(effect, onChange);
  return (
    <div css={styles.wide}>
      <div css={styles.row}>
        <EffectChange id={id} effect={effect} onChange={onChange} />
        <IconButton
          icon={RemoveIcon}
          variant="ghost"
          size="small"
          label={t("effect.remove")}
          onClick={() => onChange(null)}
        />
      </div>
      {isChosen && (
        <div css={styles.kinds}>
          <Checkbox {...once} label={t("effect.once")} />
          {effect.when === undefined && (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={asks}
              onClick={() => setAsks(!asks)}
            >
              {t("rule.when")}
            </Button>
          )}
        </div>
      )}
      {isChosen && (asks || effect.when !== undefined) && (
        <ConditionField
          isInner
          label={t("effect.when")}
          condition={effect.when}
          onChange={(condition, made) => {
            setAsks(condition !== null);
            when.onChange(condition, made);
          }}
        />
      )}
    </div>
  );
}
