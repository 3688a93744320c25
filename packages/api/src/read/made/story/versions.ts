// Made from the contract by `npm run readers`.
import type {
  NewestVersion,
  StoryVersion,
  StoryVersionDetail,
  StoryVersionList,
} from "../../../shapes/made/story/versions.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  object,
  objectOrNull,
  text,
  textOrNull,
  type Fields,
} from "../../fields.ts";
import { readStoryBible } from "./bible.ts";
import { readGameConfig } from "./game-config.ts";
import { readStoryStructure } from "./structure.ts";

export const storyVersionFields: Fields = {
  version: number(1),
  is_current: flag(),
  saved_by: objectOrNull(
    object({
      id,
      display_name: text(),
    }),
  ),
  saved_at: moment,
  restored_from: numberOrNull,
  nodes: number(),
  words: number(),
};
export const readStoryVersion: Reader<StoryVersion> = object(storyVersionFields);

export const readStoryVersionDetail: Reader<StoryVersionDetail> = object({
  ...storyVersionFields,
  title: text(),
  tagline: text(),
  story_description: text(),
  story_prompt: text(),
  content_rating: text(),
  difficulty_level: text(),
  language: text(),
  initial_xp: number(),
  game_config: readGameConfig,
  story_structure: readStoryStructure,
  bible: readStoryBible,
});

export const readStoryVersionList: Reader<StoryVersionList> = object({
  versions: list(readStoryVersion),
  next_before: numberOrNull,
});

export const readNewestVersion: Reader<NewestVersion> = object({
  version: number(1),
  status: text("draft"),
  cover_image_url: textOrNull,
  returned_at: momentOrNull,
});
