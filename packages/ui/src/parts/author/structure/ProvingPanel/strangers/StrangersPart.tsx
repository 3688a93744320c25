import type { StrangersLine } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { useId, useState } from "react";
import { useFormats, useMessages } from "../../../../../messages/I18nProvider.tsx";
import { typedLineMessages } from "../../../../../messages/authors/typed-lines.ts";
import { Button } from "../../../../../primitives/actions/Button/Button.tsx";
import { Section } from "../../../../../primitives/content/Section/Section.tsx";
import { Switch } from "../../../../../primitives/fields/Switch/Switch.tsx";
import type { LineChoice, WordingPart } from "../../../answers/LineActs/line-acts.ts";
import { isGood, linesOfKind, strangersKinds, type StrangersReport } from "./strangers.ts";
import { StrangersRow } from "./StrangersRow.tsx";
import * as styles from "./styles.ts";

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
        <p css={styles.soft}>{t("none")}</p>
      ) : (
        <Switch
          label={t("showGood")}
          checked={showsGood}
          onChange={(event) => setShowsGood(event.currentTarget.checked)}
        />
      )}
      {strangersKinds.map((kind) => (
        <KindPart key={kind} kind={kind} lines={lines} showsGood={showsGood} row={row} />
      ))}
    </section>
  );
}

interface KindPartProps {
  kind: (typeof strangersKinds)[number];
  lines: readonly StrangersLine[];
  showsGood: boolean;
  row: Omit<StrangersPartProps, "report">;
}

const shownFirst = 8;

function KindPart({ kind, lines, showsGood, row }: KindPartProps) {
  const { number } = useFormats();
  const t = useMessages(typedLineMessages);
  const [shown, setShown] = useState(shownFirst);
  const own = linesOfKind(lines, kind);
  if (own.length === 0) return null;
  const listed = showsGood ? own : own.filter((line) => !isGood(line));
  const left = listed.length - shown;
  const good = own.filter(isGood).length;
  return (
    <Section css={styles.part} heading="h4" title={t(`kind.${kind}`)}>
      <p css={styles.soft}>
        {t(`of.${kind}`, { good: number(good), count: own.length, amount: number(own.length) })}
      </p>
      {listed.length === 0 ? (
        <p css={styles.good}>{t("allGood")}</p>
      ) : (
        <ul css={styles.list} aria-label={t(`kind.${kind}`)}>
          {listed.slice(0, shown).map((line) => (
            <StrangersRow
              key={`${line.scene}\n${line.said}`}
              line={line}
              {...row}
              onOpenScene={row.onOpenScene}
            />
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
