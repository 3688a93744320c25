import { useId } from "react";
import { defaultLanguage } from "../../../tokens/constants.ts";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import type { StatRow } from "../../../primitives/content/StatTable/StatTable.tsx";
import { useLanguage } from "../../../words/WordsProvider.tsx";
import type { Language } from "../../../words/WordsProvider.tsx";
import { StatusPill } from "../StatusPill/StatusPill.tsx";
import type { StoryFacts } from "../story.ts";
import { head, panel, title } from "./styles.ts";

export interface StatisticsPanelProps {
  story: StoryFacts;
}

function rowsOf(story: StoryFacts, language: Language): StatRow[] {
  const { say, number, percent, minutes, day } = language;
  const rows: StatRow[] = [
    { name: say("stats.xp"), value: number(story.initialXp), lit: true },
    { name: say("stats.actions"), value: number(story.actions) },
    { name: say("stats.cards"), value: number(story.cards) },
    { name: say("stats.scenes"), value: number(story.scenes) },
    { name: say("stats.branches"), value: number(story.branches) },
    { name: say("stats.endings"), value: number(story.endings) },
    { name: say("stats.time"), value: minutes(story.playMinutes) },
  ];
  if (story.completionRate !== null) {
    rows.push({ name: say("stats.completion"), value: percent(story.completionRate) });
  }
  if (story.rating !== null && story.rating > 0) {
    const value = say("stats.ratingOutOf", { rating: number(story.rating) });
    rows.push({ name: say("stats.rating"), value });
  }
  return [
    ...rows,
    { name: say("stats.language"), value: (story.language || defaultLanguage).toUpperCase() },
    { name: say("stats.created"), value: day(story.createdAt) },
  ];
}

/** The story in figures, with the state it is in. */
export function StatisticsPanel({ story }: StatisticsPanelProps) {
  const language = useLanguage();
  const name = useId();
  return (
    <section aria-labelledby={name} css={panel}>
      <div css={head}>
        <h2 id={name} css={title}>
          {language.say("stats.title")}
        </h2>
        <StatusPill status={story.status} />
      </div>
      <StatTable rows={rowsOf(story, language)} />
    </section>
  );
}
