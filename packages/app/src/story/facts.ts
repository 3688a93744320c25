import { type Story, type StoryDetail, commandXpCosts, playMinutesOf } from "@katha/api";
import type { StoryCommand, StoryFacts } from "@katha/ui";
import { storiesWith } from "./stories-with.ts";
import { toSummary } from "./story.ts";

/** Apart from the summary, because every page's search loads that. */
export function toFacts(story: Story & Pick<StoryDetail, "counted">): StoryFacts {
  const { stats, user_state, counted } = story;
  return {
    ...toSummary(story),
    prompt: story.story_prompt,
    tags: story.tags.map(({ id, display_name, color }) => ({
      id,
      name: display_name,
      color,
      href: storiesWith("tag", id),
    })),
    commands: toCommands(story.game_config.commands),
    isFeatured: story.is_featured,
    isPremium: story.is_premium,
    awaitsNativeReader: story.awaits_native_reader,
    isLiked: user_state.hasLiked,
    isBookmarked: user_state.hasBookmarked,
    contentRating: story.content_rating,
    difficulty: story.difficulty_level,
    status: story.status,
    createdAt: story.created_at,
    shares: stats.shares_count,
    initialXp: story.initial_xp,
    actions: counted?.actions_count ?? story.actions_count,
    cards: counted?.story_cards_count ?? story.story_cards_count,
    scenes: counted?.total_scenes ?? story.total_scenes,
    branches: counted?.branching_points ?? story.branching_points,
    endings: counted?.possible_endings ?? story.possible_endings,
    playMinutes: playMinutesOf(story),
    completionRate: stats.completion_rate,
    rating: stats.average_rating,
  };
}

const usual = Object.keys(commandXpCosts);

/** The standard commands, in the play page's order, then the story's own. */
function toCommands(commands: Story["game_config"]["commands"]): StoryCommand[] {
  const own = Object.keys(commands).filter((name) => !usual.includes(name));
  return [...usual, ...own].flatMap((name) => {
    const command = commands[name];
    return command === undefined ? [] : [{ name, cost: command.cost }];
  });
}
