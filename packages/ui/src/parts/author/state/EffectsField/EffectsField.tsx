import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Effect } from "@katha/storygraph";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import { EffectRow } from "./EffectRow.tsx";
import { blankEffect, changedBy, effectKinds } from "./effects.ts";
import type { ChangePart, StoryState } from "../story-state.ts";
import { useDraftRows } from "../useDraftRows.ts";
import * as styles from "../styles.ts";

export interface EffectsFieldProps extends StoryState {
  /** When the effects happen; also the accessible name of the group. */
  label: string;
  effects: readonly Effect[] | undefined;
  onChange: ChangePart<readonly Effect[]>;
}

const none: readonly Effect[] = [];

/** The changes to the player's state, in order. */
export function EffectsField({ label, effects = none, onChange, graph, desk }: EffectsFieldProps) {
  const t = useMessages(qualitiesMessages);
  const { rows, hasNone, adding } = useDraftRows({
    written: effects,
    onWritten: onChange,
    blank: blankEffect,
    isChosen: (effect: Effect) => changedBy(effect) !== "",
  });
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{label}</legend>
      {rows.length > 0 && (
        <ol css={styles.rows}>
          {rows.map(({ key, id, row, onChange: write }) => (
            <li key={key}>
              <EffectRow id={id} effect={row} onChange={write} graph={graph} desk={desk} />
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
