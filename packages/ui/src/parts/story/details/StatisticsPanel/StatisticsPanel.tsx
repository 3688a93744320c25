import { useId } from "react";
import { defaultLanguage } from "../../../../tokens/constants.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { StatTable } from "../../../../primitives/content/StatTable/StatTable.tsx";
import type { StatRow } from "../../../../primitives/content/StatTable/StatTable.tsx";
import type { Formats } from "../../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyPageMessages } from "../../../../messages/players/story-page.ts";
import type { Translate } from "../../../../messages/types.ts";
import { StatusPill } from "../../StatusPill/StatusPill.tsx";
import type { StoryFacts } from "../../story.ts";
import { head, panel, title } from "./styles.ts";

export interface StatisticsPanelProps extends ElementProps<"section"> {
  /** The story whose figures are shown. */
  story: StoryFacts;
}

function rowsOf(
  story: StoryFacts,
  t: Translate<typeof storyPageMessages>,
  { number, percent, minutes, day }: Formats,
): StatRow[] {
  const rows: StatRow[] = [
    { name: t("stats.xp"), value: number(story.initialXp), highlighted: true },
    { name: t("stats.actions"), value: number(story.actions) },
    { name: t("stats.cards"), value: number(story.cards) },
    { name: t("stats.scenes"), value: number(story.scenes) },
    { name: t("stats.branches"), value: number(story.branches) },
    { name: t("stats.endings"), value: number(story.endings) },
    { name: t("stats.time"), value: minutes(story.playMinutes) },
  ];
  if (story.completionRate !== null) {
    rows.push({ name: t("stats.completion"), value: percent(story.completionRate) });
  }
  if (story.rating !== null && story.rating > 0) {
    const value = t("stats.ratingOutOf", { rating: number(story.rating) });
    rows.push({ name: t("stats.rating"), value });
  }
  rows.push({
    name: t("stats.language"),
    value: (story.language || defaultLanguage).toUpperCase(),
  });
  const created = day(story.createdAt);
  if (created !== "") rows.push({ name: t("stats.created"), value: created });
  return rows;
}

/** The story's figures, with its status. */
export function StatisticsPanel({ story, ...root }: StatisticsPanelProps) {
  const formats = useFormats();
  const t = useMessages(storyPageMessages);
  const name = useId();
  return (
    <section aria-labelledby={name} css={panel} {...root}>
      <div css={head}>
        <h2 id={name} css={title}>
          {t("stats.title")}
        </h2>
        <StatusPill status={story.status} />
      </div>
      <StatTable rows={rowsOf(story, t, formats)} />
    </section>
  );
}
