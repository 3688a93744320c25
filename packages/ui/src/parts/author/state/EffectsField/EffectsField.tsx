import { useId, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Effect } from "@katha/storygraph";
import { useRowKeys } from "../../fields/useRowKeys.ts";
import { KindButtons } from "../KindButtons/KindButtons.tsx";
import { EffectRow } from "./EffectRow.tsx";
import { blankEffect, changedBy, effectKinds } from "./effects.ts";
import type { EffectKind } from "./effects.ts";
import type { ChangePart, StoryState } from "../story-state.ts";
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
  const own = useId();
  const [draft, setDraft] = useState<Effect | null>(null);
  const [isAdding, setAdding] = useState(false);
  const count = effects.length;
  const hasNone = count === 0 && draft === null;

  // Focuses an effect that was just added.
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current || draft === null) return;
    wanted.current = false;
    document.getElementById(`${own}-${String(count)}`)?.focus();
  }, [draft, own, count]);

  const rows = draft === null ? effects : [...effects, draft];
  const keys = useRowKeys(rows.length);
  const write: (at: number) => ChangePart<Effect> = (at) => (effect, made) => {
    if (effect === null) keys.remove(at);
    if (at < count)
      onChange(effect === null ? effects.toSpliced(at, 1) : effects.with(at, effect), made);
    else if (effect === null || changedBy(effect) === "") setDraft(effect);
    else {
      setDraft(null);
      onChange([...effects, effect], made);
    }
  };
  const begin = (kind: EffectKind) => {
    wanted.current = true;
    setAdding(false);
    setDraft(blankEffect(kind));
  };
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{label}</legend>
      {rows.length > 0 && (
        <ol css={styles.rows}>
          {rows.map((effect, at) => (
            <li key={keys.of(at)}>
              <EffectRow
                id={`${own}-${String(at)}`}
                effect={effect}
                onChange={write(at)}
                graph={graph}
                desk={desk}
              />
            </li>
          ))}
        </ol>
      )}
      <KindButtons
        label={t(hasNone ? "effect.first" : "effect.more")}
        kinds={effectKinds.map((kind) => ({ value: kind, label: t(`effect.kind.${kind}`) }))}
        isOpen={hasNone || isAdding}
        isAlone={hasNone}
        onOpen={() => setAdding(!isAdding)}
        onPick={begin}
      />
    </fieldset>
  );
}
