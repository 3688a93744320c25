import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { ConditionField } from "../ConditionField/ConditionField.tsx";
import { EffectChange } from "./EffectChange.tsx";
import type { EffectRowProps } from "./EffectChange.tsx";
import { changedBy } from "./effects.ts";
import { withPart } from "../story-state.ts";
import * as styles from "../styles.ts";

/** An effect: what it changes, whether only once, and its condition. */
export function EffectRow({ id, effect, onChange, graph, desk }: EffectRowProps) {
  const t = useMessages(qualitiesMessages);
  const [asks, setAsks] = useState(false);
  const isChosen = changedBy(effect) !== "";
  return (
    <div css={styles.wide}>
      <div css={styles.row}>
        <EffectChange id={id} effect={effect} onChange={onChange} graph={graph} desk={desk} />
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
          <Checkbox
            label={t("effect.once")}
            checked={effect.once === true}
            onChange={(event) => onChange(withPart(effect, "once", event.currentTarget.checked))}
          />
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
          onChange={(when, made) => {
            setAsks(when !== null);
            onChange(withPart(effect, "when", when), made);
          }}
          graph={graph}
          desk={desk}
        />
      )}
    </div>
  );
}
