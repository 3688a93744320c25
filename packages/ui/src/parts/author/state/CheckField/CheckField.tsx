import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Difficulty, QualityKind, SkillCheck } from "@katha/storygraph";
import { entryControlProps } from "../control-props.ts";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { QualityPicker } from "../pickers/QualityPicker.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { useStoryState, withPart } from "../story-state.ts";
import type { ChangePart } from "../story-state.ts";
import * as styles from "../styles.ts";

interface CheckFieldProps {
  check: SkillCheck | undefined;
  onChange: ChangePart<SkillCheck>;
}

const difficulties = ["easy", "medium", "hard"] as const satisfies readonly Difficulty[];
const kinds = ["number", "flag"] as const satisfies readonly QualityKind[];

/**
 * The skill check of a choice: which quality it tests, how hard it is, where a failure leads and
 * what it does.
 */
export function CheckField({ check, onChange }: CheckFieldProps) {
  const t = useMessages(qualitiesMessages);
  const { percent } = useFormats();
  const [draft, setDraft] = useState<SkillCheck>({ quality: "", fails_to: "" });
  const { desk } = useStoryState();
  const now = check ?? draft;
  // The check is added to the story only once its quality and the target of a failure are chosen.
  const write: ChangePart<SkillCheck> = (next, made) => {
    if (next === null) onChange(null);
    else if (check !== undefined || (next.quality !== "" && next.fails_to !== ""))
      onChange(next, made);
    else {
      setDraft(next);
      if (made !== undefined) onChange(null, made);
    }
  };
  const [none, all] = desk.oddsBetween(now);
  return (
    <div css={styles.group}>
      <div css={styles.parts}>
        <QualityPicker
          label={t("check.quality")}
          value={now.quality}
          kinds={kinds}
          onPick={(quality, _kind, made) => write({ ...now, quality }, made)}
        />
        <Select
          label={t("check.difficulty")}
          options={[
            { value: "story", label: t("check.ofStory") },
            ...difficulties.map((one) => ({ value: one, label: t(`check.${one}`) })),
          ]}
          value={now.difficulty ?? "story"}
          onValueChange={(chosen) => {
            const difficulty = difficulties.find((one) => one === chosen);
            write(withPart(now, "difficulty", difficulty));
          }}
        />
        <ScenePicker
          label={t("check.failsTo")}
          value={now.fails_to}
          onPick={(failsTo, made) => write({ ...now, fails_to: failsTo }, made)}
        />
      </div>
      <p css={styles.sentence}>
        {t("check.odds", { none: percent(none * 100), all: percent(all * 100) })}
      </p>
      {check !== undefined && (
        <>
          <EffectsField label={t("check.effects")} {...entryControlProps(check, write).effects} />
          <Button size="small" variant="ghost" css={styles.alone} onClick={() => onChange(null)}>
            {t("check.remove")}
          </Button>
        </>
      )}
    </div>
  );
}
