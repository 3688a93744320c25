import type { StoryDetail } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { isWithoutScenes } from "./repo.ts";

export interface NeedsModelDependencies {
  db: Db;
  /** Whether any model besides the built-in narrator tells stories here. */
  hasTextModel: () => boolean;
}

/** Marks a story that nothing here could tell. */
export async function withNeedOfModel(
  { db, hasTextModel }: NeedsModelDependencies,
  story: StoryDetail,
): Promise<StoryDetail> {
  if (hasTextModel() || story.is_veiled || !(await isWithoutScenes(db, story.id))) return story;
  return { ...story, needs_model: true };
}
