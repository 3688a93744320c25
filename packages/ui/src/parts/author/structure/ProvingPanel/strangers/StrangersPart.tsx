import type { StrangersLine } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { useId, useState } from "react";
import { useFormats, useI18n, useMessages } from "../../../../../messages/I18nProvider.tsx";
import { typedLineMessages } from "../../../../../messages/authors/typed-lines.ts";
import { Button } from "../../../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../../../primitives/content/Section/Section.tsx";
import { SmallText } from "../../../../../primitives/content/SmallText/SmallText.tsx";
import { Switch } from "../../../../../primitives/fields/Switch/Switch.tsx";
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
import type { StrangersReport } from "../proving-report.ts";
import * as styles from "./styles.ts";

const kinds = ["rewording", "look", "question"] as const satisfies readonly StrangersLine["kind"][];

/** What became of a line, worst first. */
const outcomes = ["mistaken", "missed", "asked", "answered", "understood"] as const;
const tones: Readonly<Record<StrangersLine["outcome"], ChipTone>> = {
  understood: "success",
  answered: "success",
  asked: "muted",
  missed: "warning",
  mistaken: "danger",
};
const isGood = ({ outcome }: StrangersLine) => tones[outcome] === "success";

export interface StrangersPartProps {
  report: StrangersReport;
  /** The story as it is now, in which the lines are mended. */
  graph: StoryGraph;
  /** Shows a scene; without it scenes are only named. */
  onOpenScene?: ((node: string) => void) | undefined;
  /** Adds a line to a choice's wordings, or to what it is never taken for. */
  onWording: (line: StrangersLine, choice: LineChoice, part: WordingPart) => void;
  /** Starts an answer to a line. */
  onAnswer: (line: StrangersLine) => void;
}

/** What strangers type at a story, by kind, with what became of each line: what needs mending first. */
export function StrangersPart({ report, ...row }: StrangersPartProps) {
  const t = useMessages(typedLineMessages);
  const heading = useId();
  const [showsGood, setShowsGood] = useState(false);
  const { strangers_lines: lines, strangers_whole: isWhole } = report;
  return (
    <section css={styles.whole} aria-labelledby={heading}>
      <div css={styles.head}>
        <h4 id={heading} css={styles.title}>
          {t("title")}
        </h4>
        <p css={styles.note}>
          {t("hint")}
          {!isWhole && ` ${t("some")}`}
        </p>
      </div>
      {lines.length === 0 ? (
        <SmallText>{t("none")}</SmallText>
      ) : (
        <Switch
          label={t("showGood")}
          checked={showsGood}
          onChange={(event) => setShowsGood(event.currentTarget.checked)}
        />
      )}
      {kinds.map((kind) => (
        <KindPart key={kind} kind={kind} lines={lines} showsGood={showsGood} row={row} />
      ))}
    </section>
  );
}

type Row = Omit<StrangersPartProps, "report">;

interface KindPartProps {
  kind: (typeof kinds)[number];
  lines: readonly StrangersLine[];
  showsGood: boolean;
  row: Row;
}

const shownFirst = 8;

function KindPart({ kind, lines, showsGood, row }: KindPartProps) {
  const { number } = useFormats();
  const t = useMessages(typedLineMessages);
  const [shown, setShown] = useState(shownFirst);
  const own = lines
    .filter((line) => line.kind === kind)
    .toSorted((one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome));
  if (own.length === 0) return null;
  const listed = showsGood ? own : own.filter((line) => !isGood(line));
  const left = listed.length - shown;
  const good = own.filter(isGood).length;
  return (
    <Section css={styles.part} heading="h4" title={t(`kind.${kind}`)}>
      <SmallText>
        {t(`of.${kind}`, { good: number(good), count: own.length, amount: number(own.length) })}
      </SmallText>
      {listed.length === 0 ? (
        <p css={styles.good}>{t("allGood")}</p>
      ) : (
        <ul css={styles.list} aria-label={t(`kind.${kind}`)}>
          {listed.slice(0, shown).map((line) => (
            <StrangersRow key={`${line.scene}\n${line.said}`} line={line} {...row} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button
          size="small"
          variant="ghost"
          css={styles.more}
          onClick={() => setShown(shown + 3 * shownFirst)}
        >
          {t("more", { count: left, amount: number(left) })}
        </Button>
      )}
    </Section>
  );
}

/** A stranger's line, what became of it, and the presses that mend it. */
function StrangersRow(props: Row & { line: StrangersLine }) {
  const { line, graph, onOpenScene, onWording, onAnswer } = props;
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
