import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { qualitiesMessages } from "../../../../messages/authors/qualities.ts";
import type { Difficulty, QualityKind, SkillCheck } from "@katha/storygraph";
import { EffectsField } from "../EffectsField/EffectsField.tsx";
import { QualityPicker } from "../pickers/QualityPicker.tsx";
import { ScenePicker } from "../pickers/ScenePicker.tsx";
import { withPart } from "../story-state.ts";
import type { ChangePart, StoryState } from "../story-state.ts";
import * as styles from "../styles.ts";

export interface CheckFieldProps extends StoryState {
  check: SkillCheck | undefined;
  onChange: ChangePart<SkillCheck>;
}

const difficulties = ["easy", "medium", "hard"] as const satisfies readonly Difficulty[];
const kinds = ["number", "flag"] as const satisfies readonly QualityKind[];

/**
 * The skill check of a choice: which quality it tests, how hard it is, where a failure leads and
 * what it does.
 */
export function CheckField({ check, onChange, graph, desk }: CheckFieldProps) {
  const t = useMessages(qualitiesMessages);
  const { percent } = useFormats();
  const [draft, setDraft] = useState<SkillCheck>({ quality: "", fails_to: "" });
  const state = { graph, desk };
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
          showLabel
          value={now.quality}
          kinds={kinds}
          onPick={(quality, _kind, made) => write({ ...now, quality }, made)}
          {...state}
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
          graph={graph}
          label={t("check.failsTo")}
          hideLabel={false}
          value={now.fails_to}
          onPick={(failsTo, made) => write({ ...now, fails_to: failsTo }, made)}
        />
      </div>
      <p css={styles.sentence}>
        {t("check.odds", { none: percent(none * 100), all: percent(all * 100) })}
      </p>
      {check !== undefined && (
        <>
          <EffectsField
            label={t("check.effects")}
            effects={check.effects}
            onChange={(effects, made) => write(withPart(check, "effects", effects), made)}
            {...state}
          />
          <Button size="small" variant="ghost" css={styles.alone} onClick={() => onChange(null)}>
            {t("check.remove")}
          </Button>
        </>
      )}
    </div>
  );
}
