import { type Story, type StoryDetail, commandXpCosts, playMinutesOf } from "@katha/api";
import type { StoryCommand, StoryFacts } from "@katha/ui";
import { storiesWith } from "./stories-with.ts";
import { toSummary } from "./story.ts";

/** Apart from the summary, because every page's search loads that. */
export function toFacts(story: Story & Pick<StoryDetail, "counted">): StoryFacts {
  const { stats, userState, counted } = story;
  return {
    ...toSummary(story),
    prompt: story.storyPrompt,
    tags: story.tags.map(({ id, displayName, color }) => ({
      id,
      name: displayName,
      color,
      href: storiesWith("tag", id),
    })),
    commands: toCommands(story.gameConfig.commands),
    isFeatured: story.isFeatured,
    isPremium: story.isPremium,
    awaitsNativeReader: story.awaitsNativeReader,
    isLiked: userState.hasLiked,
    isBookmarked: userState.hasBookmarked,
    contentRating: story.contentRating,
    difficulty: story.difficultyLevel,
    status: story.status,
    createdAt: story.createdAt,
    shares: stats.sharesCount,
    initialXp: story.initialXp,
    actions: counted?.actionsCount ?? story.actionsCount,
    cards: counted?.storyCardsCount ?? story.storyCardsCount,
    scenes: counted?.totalScenes ?? story.totalScenes,
    branches: counted?.branchingPoints ?? story.branchingPoints,
    endings: counted?.possibleEndings ?? story.possibleEndings,
    playMinutes: playMinutesOf(story),
    completionRate: stats.completionRate,
    rating: stats.averageRating,
  };
}

const usual = Object.keys(commandXpCosts);

/** The standard commands, in the play page's order, then the story's own. */
function toCommands(commands: Story["gameConfig"]["commands"]): StoryCommand[] {
  const own = Object.keys(commands).filter((name) => !usual.includes(name));
  return [...usual, ...own].flatMap((name) => {
    const command = commands[name];
    return command === undefined ? [] : [{ name, cost: command.cost }];
  });
}
