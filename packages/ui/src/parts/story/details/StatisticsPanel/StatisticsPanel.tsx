import type { StoryDetail, StoryStats } from "@katha/api/shapes";
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
import { playMinutesOf, type StoryLength } from "../../story.ts";
import { head, panel, title } from "./styles.ts";

type Figure = keyof NonNullable<StoryDetail["counted"]>;

/** As much of a story as its figures take. */
export interface CountedStory
  extends StoryLength, Pick<StoryDetail, "initialXp" | "createdAt" | "counted" | Figure> {
  /** `published`, `draft`; an unknown one is shown as it is. */
  status: string;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  stats: Pick<StoryStats, "completionRate" | "averageRating">;
}

export interface StatisticsPanelProps extends ElementProps<"section"> {
  /** The story whose figures are shown. */
  story: CountedStory;
}

function rowsOf(
  story: CountedStory,
  t: Translate<typeof storyPageMessages>,
  { number, percent, minutes, day }: Formats,
): StatRow[] {
  const { completionRate, averageRating } = story.stats;
  // Counted in the scenes, where the author has typed no figure.
  const figure = (name: Figure) => number(story.counted?.[name] ?? story[name]);
  const rows: StatRow[] = [
    { name: t("stats.xp"), value: number(story.initialXp), highlighted: true },
    { name: t("stats.actions"), value: figure("actionsCount") },
    { name: t("stats.cards"), value: figure("storyCardsCount") },
    { name: t("stats.scenes"), value: figure("totalScenes") },
    { name: t("stats.branches"), value: figure("branchingPoints") },
    { name: t("stats.endings"), value: figure("possibleEndings") },
    { name: t("stats.time"), value: minutes(playMinutesOf(story)) },
  ];
  if (completionRate !== null) {
    rows.push({ name: t("stats.completion"), value: percent(completionRate) });
  }
  if (averageRating !== null && averageRating > 0) {
    const value = t("stats.ratingOutOf", { rating: number(averageRating) });
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
