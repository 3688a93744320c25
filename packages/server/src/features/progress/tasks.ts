import type { TaskType } from "@katha/api/contract";
import type { EventKind } from "./events.ts";

export interface TaskRule {
  task_id: string;
  type: TaskType;
  title: string;
  description: string;
  counts: readonly EventKind[];
  /**
   * What is counted: the events, the distinct stories among them or these stories' languages, the events of the story
   * that has most of them, or the days with a turn.
   */
  of: "events" | "stories" | "languages" | "one_story" | "days";
  target: number;
  stars: number;
  coins: number;
  /** Below this level the task is locked. */
  level: number;
}

type Words = readonly [id: string, title: string, description: string];
type Counted = EventKind | readonly EventKind[];
interface Terms {
  target: number;
  stars: number;
  coins: number;
  of?: TaskRule["of"];
  level?: number;
}

const task =
  (type: TaskType) =>
  ([task_id, title, description]: Words, counted: Counted, terms: Terms): TaskRule => ({
    task_id,
    type,
    title,
    description,
    counts: typeof counted === "string" ? [counted] : counted,
    of: "events",
    level: 1,
    ...terms,
  });

const daily = task("daily");
const milestone = task("milestone");
const achievement = task("achievement");
export const anyTurn = ["told", "immersed", "acted"] as const;

export const taskRules: readonly TaskRule[] = [
  daily(["daily_pages", "Five more pages", "Take five turns, in any story."], anyTurn, {
    target: 5,
    stars: 1,
    coins: 5,
  }),
  daily(["daily_door", "A door ajar", "Begin a story."], "begun", {
    target: 1,
    stars: 1,
    coins: 3,
  }),
  daily(
    ["daily_ending", "One more ending", "Find an ending that you had not seen."],
    "ending_found",
    {
      target: 1,
      stars: 1,
      coins: 6,
    },
  ),
  daily(["daily_words", "In your own words", "Act twice in words of your own."], "acted", {
    target: 2,
    stars: 1,
    coins: 4,
  }),
  daily(["daily_linger", "Linger a while", "Immerse yourself in one scene."], "immersed", {
    target: 1,
    stars: 1,
    coins: 3,
  }),
  daily(["daily_paint", "Wet paint", "Have one scene painted."], "painted", {
    target: 1,
    stars: 1,
    coins: 3,
    level: 2,
  }),
  daily(["daily_flower", "A flower for the teller", "Like a story you had not liked."], "liked", {
    target: 1,
    stars: 1,
    coins: 2,
  }),
  daily(
    ["daily_corner", "Fold the corner", "Bookmark a story for another evening."],
    "bookmarked",
    {
      target: 1,
      stars: 1,
      coins: 2,
    },
  ),
  daily(["daily_veranda", "Along the veranda", "Share a story with somebody."], "shared", {
    target: 1,
    stars: 1,
    coins: 3,
  }),

  milestone(["name_in_register", "Your name in the register", "Join the court."], "registered", {
    target: 1,
    stars: 1,
    coins: 0,
  }),
  milestone(["seal_on_letter", "A seal on the letter", "Confirm your email."], "verified", {
    target: 1,
    stars: 1,
    coins: 20,
  }),
  milestone(["first_step", "The first step", "Begin your first story."], "begun", {
    target: 1,
    stars: 1,
    coins: 10,
  }),
  milestone(["first_ending", "And so it was", "Finish your first story."], "finished", {
    target: 1,
    stars: 2,
    coins: 20,
  }),
  milestone(["garland", "A garland", "Like ten stories."], "liked", {
    target: 10,
    stars: 2,
    coins: 15,
  }),
  milestone(["small_shelf", "A small shelf", "Bookmark five stories."], "bookmarked", {
    target: 5,
    stars: 1,
    coins: 10,
  }),
  milestone(["word_of_mouth", "Word of mouth", "Share five stories."], "shared", {
    target: 5,
    stars: 2,
    coins: 15,
  }),
  milestone(["fair_judge", "A fair judge", "Rate three stories that you finished."], "rated", {
    target: 3,
    stars: 2,
    coins: 15,
  }),
  milestone(["hundred_turns", "A hundred turns", "Take a hundred turns."], anyTurn, {
    target: 100,
    stars: 3,
    coins: 40,
    level: 2,
  }),
  milestone(["five_roads", "Five roads", "Begin five different stories."], "begun", {
    target: 5,
    of: "stories",
    stars: 2,
    coins: 20,
  }),
  milestone(["other_road", "The other road", "Find three endings of one story."], "ending_found", {
    target: 3,
    of: "one_story",
    stars: 2,
    coins: 20,
  }),
  milestone(["second_tongue", "A second tongue", "Finish stories in two languages."], "finished", {
    target: 2,
    of: "languages",
    stars: 3,
    coins: 30,
  }),
  milestone(["first_leaf", "The first leaf", "Publish a story of your own."], "published", {
    target: 1,
    stars: 1,
    coins: 0,
  }),
  milestone(
    ["ink_on_palm_leaf", "Ink on palm leaf", "Three other people finish a story of yours."],
    "found_readers",
    {
      target: 1,
      stars: 3,
      coins: 50,
    },
  ),
  milestone(["five_tellings", "Five tellings", "Finish five different stories."], "finished", {
    target: 5,
    of: "stories",
    stars: 4,
    coins: 60,
    level: 3,
  }),

  achievement(["seven_evenings", "Seven evenings", "Play on seven different days."], anyTurn, {
    target: 7,
    of: "days",
    stars: 3,
    coins: 30,
  }),
  achievement(["monsoon_long", "A monsoon long", "Play on sixty different days."], anyTurn, {
    target: 60,
    of: "days",
    stars: 8,
    coins: 150,
    level: 4,
  }),
  achievement(["many_ways_home", "Many ways home", "Find ten endings."], "ending_found", {
    target: 10,
    stars: 4,
    coins: 60,
  }),
  achievement(["every_lane", "Every lane of the city", "Reach a hundred scenes."], "scene_found", {
    target: 100,
    stars: 4,
    coins: 60,
  }),
  achievement(["silver_tongue", "Silver tongue", "Act fifty times in your own words."], "acted", {
    target: 50,
    stars: 4,
    coins: 50,
    level: 2,
  }),
  achievement(["still_water", "Still water", "Immerse yourself in forty scenes."], "immersed", {
    target: 40,
    stars: 3,
    coins: 40,
    level: 2,
  }),
  achievement(["painted_hall", "The painted hall", "Have twenty-five scenes painted."], "painted", {
    target: 25,
    stars: 4,
    coins: 60,
    level: 3,
  }),
  achievement(["garden_of_marigolds", "A garden of marigolds", "Like fifty stories."], "liked", {
    target: 50,
    stars: 4,
    coins: 50,
    level: 2,
  }),
  achievement(["kings_library", "The king's library", "Bookmark thirty stories."], "bookmarked", {
    target: 30,
    stars: 3,
    coins: 40,
    level: 2,
  }),
  achievement(["storytellers_due", "The teller's due", "Rate fifteen finished stories."], "rated", {
    target: 15,
    stars: 4,
    coins: 60,
    level: 3,
  }),
  achievement(
    ["many_tongues", "A court of many tongues", "Finish stories in four languages."],
    "finished",
    {
      target: 4,
      of: "languages",
      stars: 5,
      coins: 60,
      level: 3,
    },
  ),
  achievement(
    ["three_books", "Three books", "Three other people finish each of three stories of yours."],
    "found_readers",
    {
      target: 3,
      stars: 6,
      coins: 120,
      level: 3,
    },
  ),
  achievement(["thousand_and_one", "A thousand turns and one", "Take 1,001 turns."], anyTurn, {
    target: 1_001,
    stars: 10,
    coins: 200,
    level: 5,
  }),
];

export function tasksOf(type: TaskType): readonly TaskRule[] {
  return taskRules.filter((rule) => rule.type === type);
}
