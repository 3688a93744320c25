import type { StrangersLine } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { useI18n, useMessages } from "../../../../../messages/I18nProvider.tsx";
import { typedLineMessages } from "../../../../../messages/authors/typed-lines.ts";
import { Badge } from "../../../../../primitives/marks/Badge/Badge.tsx";
import type { ChipTone } from "../../../../../primitives/marks/Chip/styles.ts";
import { joined } from "../../../../state/words/words.ts";
import {
  choicesAt,
  type LineChoice,
  type WordingPart,
} from "../../../answers/LineActs/line-acts.ts";
import { LineActs } from "../../../answers/LineActs/LineActs.tsx";
import { Place } from "../Place.tsx";
import { isGood } from "./strangers.ts";
import * as styles from "./styles.ts";

const tones: Readonly<Record<StrangersLine["outcome"], ChipTone>> = {
  understood: "success",
  answered: "success",
  asked: "muted",
  missed: "warning",
  mistaken: "danger",
};

interface StrangersRowProps {
  line: StrangersLine;
  graph: StoryGraph;
  onOpenScene: ((node: string) => void) | undefined;
  onWording: (line: StrangersLine, choice: LineChoice, part: WordingPart) => void;
  onAnswer: (line: StrangersLine) => void;
}

/** A stranger's line, what became of it, and the presses that mend it. */
export function StrangersRow({ line, graph, onOpenScene, onWording, onAnswer }: StrangersRowProps) {
  const { locale } = useI18n();
  const t = useMessages(typedLineMessages);
  const { scene, said, kind, meant, outcome, told } = line;
  const choices = choicesAt(graph, scene);
  const of = (numbers: readonly number[]) =>
    choices.filter(({ choice }) => numbers.includes(choice));
  // The messages have the outer marks.
  const texts = (some: readonly LineChoice[]) =>
    joined(
      locale,
      some.map(({ text }, at) => `${at > 0 ? "“" : ""}${text}${at < some.length - 1 ? "”" : ""}`),
      "disjunction",
    );
  const reworded = meant === null ? [] : of([meant]);
  const met = of(line.choices);
  const wrong = met.filter(({ choice }) => choice !== meant);
  const isNoAnswer = kind !== "rewording" && outcome === "missed";
  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <p css={styles.said} dir="auto">
          {said}
        </p>
        <p css={styles.facts}>
          <Badge tone={tones[outcome]}>{t(`outcome.${isNoAnswer ? "declined" : outcome}`)}</Badge>
          <Place node={scene} onOpenScene={onOpenScene} />
          {reworded.length > 0 && <span>{t("meant", { choice: texts(reworded) })}</span>}
          {outcome === "mistaken" && met.length > 0 && (
            <span>{t("took", { choices: texts(met) })}</span>
          )}
          {outcome === "asked" && met.length > 0 && (
            <span>{t("askedOf", { choices: texts(met) })}</span>
          )}
        </p>
        {told !== "" && !isGood(line) && (
          <p css={styles.told} dir="auto">
            {t("told", { told })}
          </p>
        )}
      </div>
      <LineActs
        line={said}
        means={outcome === "understood" ? [] : kind === "rewording" ? reworded : choices}
        mustNot={wrong}
        onWording={(choice, part) => onWording(line, choice, part)}
        onAnswer={kind === "rewording" ? undefined : () => onAnswer(line)}
      />
    </li>
  );
}
