import {
  accessFields,
  audienceFields,
  countFields,
  coverFields,
  ruleFields,
  textFields,
} from "../../../parts/author/story-form/story-entry.ts";
import type { StoryField } from "@katha/storygraph";

export const createTabs = ["basic", "details", "gameplay", "structure"] as const;
export type CreateTab = (typeof createTabs)[number];

/** In reading order. */
export const fieldsOfTab: Record<CreateTab, readonly StoryField[]> = {
  basic: [...textFields, ...coverFields, "categoryId"],
  details: ["tagIds", ...audienceFields, "estimatedPlayTime", ...accessFields],
  gameplay: [...countFields, ...ruleFields],
  structure: ["structureText", "bibleText"],
};

export function tabOf(name: string): CreateTab {
  return createTabs.find((tab) => fieldsOfTab[tab].some((field) => field === name)) ?? "basic";
}
