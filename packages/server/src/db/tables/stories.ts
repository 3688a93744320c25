import type { StoryStatus } from "@katha/api/contract";
import type { ColumnType, Generated } from "kysely";
import type { Json, OptionalJson, Optional } from "./columns.ts";

/** What can be counted in a story's scenes; its author may have entered other figures. */
export interface SceneFigures {
  actions_count: number;
  story_cards_count: number;
  total_scenes: number;
  branching_points: number;
  possible_endings: number;
}

export interface Counted extends SceneFigures {
  /** Of a middling play; null without scenes, undefined until a story of an earlier version is counted. */
  reading_minutes?: number | null;
}

export interface StoriesTable {
  id: string;
  author_id: Optional<string>;
  category_id: Optional<string>;
  status: Generated<StoryStatus>;
  title: string;
  tagline: Generated<string>;
  story_description: Generated<string>;
  story_prompt: Generated<string>;
  story_system_prompt: Generated<string>;
  cover_image_url: Optional<string>;
  image_alt: Generated<string>;
  content_rating: Generated<string>;
  difficulty_level: Generated<string>;
  language: Generated<string>;
  is_featured: Generated<boolean>;
  is_premium: Generated<boolean>;
  /** No native reader of its language has checked its text yet. */
  awaits_native_reader: Generated<boolean>;
  /** Its author lets nobody take it along. */
  is_online_only: Generated<boolean>;
  initial_xp: Generated<number>;
  actions_count: Generated<number>;
  story_cards_count: Generated<number>;
  total_scenes: Generated<number>;
  branching_points: Generated<number>;
  possible_endings: Generated<number>;
  estimated_play_time: Generated<number>;
  game_config: Json<Record<string, unknown>>;
  story_structure: Json<Record<string, unknown>>;
  /** Figures of the structure, written together with it; null until a story of an earlier version is counted. */
  counted: OptionalJson<Counted>;
  /** The story's people, places and things. Players never see it. */
  bible: OptionalJson<Record<string, unknown>>;
  /** Increases by one with every change of the story's content. */
  version: Generated<number>;
  /** Set for stories of the catalogue. */
  catalogue_slug: Optional<string>;
  /** What identifies it in catalogues of interactive fiction. */
  ifid: ColumnType<string, never, never>;
  /** How long it is when it is read. */
  bytes: ColumnType<number, never, never>;
  created_at: Date;
  updated_at: Date;
  published_at: Optional<Date>;
  /** The status and version of an archived story before it was archived. */
  archived_status: Optional<Exclude<StoryStatus, "archived">>;
  archived_version: Optional<number>;
  /** An administrator archived it, so only an administrator can restore it. */
  archived_by_admin: Generated<boolean>;
  /** Who saved it; null for the catalogue. The account may be gone. */
  saved_by: Optional<string>;
  /** When the series of saves that form this version began. */
  version_began_at: Optional<Date>;
  /** The previous version, if this one replaces it. */
  replaces_version: Optional<number>;
  /** The version that it was copied from. */
  restored_from: Optional<number>;
  /** Set on a deleted draft that can still be restored. */
  deleted_at: Optional<Date>;
}

export interface CatalogueEntriesTable {
  kind: "category" | "tag" | "author" | "story";
  name: string;
  row_id: string;
  /** A fingerprint of each field as the catalogue last wrote it. */
  written: ColumnType<Record<string, string>, string, string>;
  /** A fingerprint of the files that it was read from. */
  read_from: string | null;
  loaded_at: Date;
}

export interface StoryTables {
  categories: {
    id: string;
    name: string;
    display_name: string;
    sort_order: Generated<number>;
  };
  tags: {
    id: string;
    name: string;
    display_name: string;
    color: string;
  };
  media: {
    hash: string;
    kind: string;
    mime: string;
    width: number;
    height: number;
    alt: Generated<string>;
    /** What it was painted from, so that it can be painted again. */
    scene: ColumnType<unknown, string | null | undefined, string | null>;
    /** For uploads. */
    bytes: Optional<number>;
    created_by: Optional<string>;
    created_at: Date;
  };
  stories: StoriesTable;
  story_tags: {
    story_id: string;
    tag_id: string;
  };
  /** Their sum is the number of published stories; maintained by a trigger. */
  published_counts: {
    change: number;
  };
  /** Written by a trigger when a story's version increases: the earlier row. */
  story_versions: {
    story_id: string;
    version: number;
    content: ColumnType<Record<string, unknown>, never, never>;
    game_config: ColumnType<Record<string, unknown>, never, never>;
    story_structure: ColumnType<Record<string, unknown>, never, never>;
    saved_at: Date;
    saved_by: string | null;
    restored_from: number | null;
    nodes: ColumnType<number, never, never>;
    words: ColumnType<number, never, never>;
  };
  catalogue_entries: CatalogueEntriesTable;
}
