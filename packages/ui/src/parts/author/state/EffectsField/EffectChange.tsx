import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import { useEffectWords } from "../../../state/words/words.ts";
import type { Change, Effect, QualityKind, StructureOperation } from "@katha/storygraph";
import { WholeNumber } from "../../fields/WholeNumber/WholeNumber.tsx";
import { QualityPicker } from "../pickers/QualityPicker.tsx";
import { ThingPicker } from "../pickers/ThingPicker.tsx";
import { ValueField } from "../ValueField/ValueField.tsx";
import { firstValue } from "../ValueField/first-value.ts";
import { changedKinds } from "./effects.ts";
import { useStoryState } from "../story-state.ts";
import type { ChangePart } from "../story-state.ts";
import * as styles from "../styles.ts";

export interface EffectProps {
  /** The id of the first field. */
  id: string;
  effect: Effect;
  onChange: ChangePart<Effect>;
}

/** The fields for what an effect changes. */
export function EffectChange({ id, effect, onChange }: EffectProps) {
  const t = useMessages(qualitiesMessages);
  const say = useEffectWords();
  const { desk } = useStoryState();
  const { qualities } = desk;
  const write = (change: Change, made?: StructureOperation) => {
    const { when, once } = effect;
    onChange({ ...change, ...(when && { when }), ...(once && { once }) }, made);
  };
  const known = (name: string) => (Object.hasOwn(qualities, name) ? qualities[name] : undefined);
  const quality = (
    value: string,
    kinds: readonly QualityKind[],
    onPick: (name: string, kind: QualityKind, made?: StructureOperation) => void,
  ) => <QualityPicker id={id} value={value} kinds={kinds} onPick={onPick} />;
  if ("give" in effect || "take" in effect) {
    const isGiven = "give" in effect;
    return (
      <div css={styles.parts}>
        <span css={styles.verb}>{t(isGiven ? "effect.give" : "effect.take")}</span>
        <ThingPicker
          id={id}
          value={isGiven ? effect.give : effect.take}
          onPick={(thing, made) => write(isGiven ? { give: thing } : { take: thing }, made)}
        />
      </div>
    );
  }
  if ("add" in effect && "by" in effect)
    return (
      <div css={styles.parts}>
        <span css={styles.verb}>{t("effect.add")}</span>
        {quality(effect.add, changedKinds.add, (add, _kind, made) =>
          write({ add, by: effect.by }, made),
        )}
        <WholeNumber
          hideLabel
          label={t("effect.by")}
          fault={t("number.fault")}
          least={Number.NEGATIVE_INFINITY}
          value={effect.by}
          onNumber={(by) => by !== null && write({ add: effect.add, by })}
        />
      </div>
    );
  if ("set" in effect && "to" in effect) {
    const set = known(effect.set);
    const kind = set?.kind ?? (typeof effect.to === "boolean" ? "flag" : "text");
    const kinds = kind === "flag" ? changedKinds.flag : changedKinds.set;
    return (
      <div css={styles.parts}>
        <span css={styles.verb}>{t("effect.set")}</span>
        {quality(effect.set, kinds, (name, picked, made) =>
          write({ set: name, to: firstValue(known(name), picked) }, made),
        )}
        {effect.set !== "" && (
          <ValueField
            label={t("value.label")}
            quality={set}
            kind={kind}
            value={effect.to}
            onValueChange={(to) => write({ set: effect.set, to })}
          />
        )}
      </div>
    );
  }
  if ("include" in effect || "exclude" in effect) {
    const isIn = "include" in effect;
    const name = isIn ? effect.include : effect.exclude;
    const change = (one: string, value: string): Change =>
      isIn ? { include: one, value } : { exclude: one, value };
    return (
      <div css={styles.parts}>
        <span css={styles.verb}>{t(isIn ? "effect.include" : "effect.exclude")}</span>
        {quality(name, changedKinds.include, (one, kind, made) =>
          write(change(one, String(firstValue(known(one), kind))), made),
        )}
        {name !== "" && (
          <ValueField
            label={t("value.label")}
            quality={known(name)}
            kind="set"
            value={effect.value}
            onValueChange={(value) => write(change(name, String(value)))}
          />
        )}
      </div>
    );
  }
  // A change by another quality, or an unreadable effect, is shown here and edited as JSON.
  return <p css={styles.said}>{say(desk.spellEffect(effect))}</p>;
}
