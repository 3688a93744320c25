import type { NotificationKind } from "@katha/api/contract";
import type { Generated } from "kysely";
import type { Optional } from "./columns.ts";

/** Inserted with the story, by a trigger. */
export interface StoryStatsTable {
  story_id: string;
  likes_total: Generated<number>;
  plays_total: Generated<number>;
  bookmarks_total: Generated<number>;
  shares_count: Generated<number>;
  completions_total: Generated<number>;
  ratings_count: Generated<number>;
  ratings_sum: Generated<number>;
  /** Used only to order trending stories; null until something has counted. */
  warmth: Optional<number>;
}

export interface StoryMarksTable {
  story_id: string;
  user_id: string;
  created_at: Date;
}

export interface StoryEventsTable {
  kind: "play" | "completion";
  session_id: string;
  story_id: string;
  user_id: string | null;
  is_warm: boolean;
  happened_at: Date;
}

/** Something a player did; deleted again when it is undone. */
export interface ProgressEventsTable {
  id: string;
  user_id: string;
  kind: string;
  occasion: string;
  story_id: string | null;
  local_day: string;
  happened_at: Date;
}

export interface CompletedTasksTable {
  id: string;
  user_id: string;
  task_id: string;
  period: string;
  stars: number;
  completed_at: Date;
  taken_back_at: Optional<Date>;
}

/** Something that happened, told to one user once. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  occasion: string;
  story_id: Optional<string>;
  session_id: Optional<string>;
  task_id: Optional<string>;
  title: Generated<string>;
  coins: Generated<number>;
  excerpt: Generated<string>;
  created_at: Date;
  read_at: Optional<Date>;
}

export interface EngagementTables {
  story_stats: StoryStatsTable;
  story_likes: StoryMarksTable;
  story_bookmarks: StoryMarksTable;
  story_ratings: {
    story_id: string;
    user_id: string;
    rating: number;
    created_at: Date;
    updated_at: Date;
  };
  story_events: StoryEventsTable;
  /** `visitor` is a hash that includes the day. */
  story_shares: {
    story_id: string;
    visitor: string;
    shared_on: string;
  };
  /** How often something happened, for ever and on each day; counted by a trigger. */
  progress_counts: {
    user_id: string;
    period: string;
    kind: string;
    events: number;
  };
  progress_events: ProgressEventsTable;
  completed_tasks: CompletedTasksTable;
  notifications: NotificationsTable;
}
