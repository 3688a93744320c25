import { jsonFault } from "./coerce.ts";
import { numberFields, numberRules } from "./story-entry.ts";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { NumberField } from "./story-entry.ts";

export type StoryFault =
  | { key: "fault.titleRequired" }
  | { key: "fault.taglineRequired" }
  | { key: "fault.descriptionRequired" }
  | { key: "fault.promptRequired" }
  | { key: "fault.coverRequired" }
  | { key: "fault.coverNotUrl" }
  | { key: "fault.categoryRequired" }
  | { key: "fault.structureUnreadable" }
  | { key: "fault.atLeast"; min: number };
type Verdict = StoryFault | undefined;
export type StoryFaults = Partial<Record<StoryField, StoryFault>>;

/** A picture on this server, which may be under a path of its host. */
const ours = /^(?:\/[\w.-]+)*\/media\/[a-f0-9]{8,128}\/[\w-]+\.\w+$/;

/** Whether it is a picture on this server, or a web address. */
export function isPictureAddress(value: string): boolean {
  if (ours.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

const missing = (value: string, key: Exclude<StoryFault["key"], "fault.atLeast">): Verdict =>
  value.trim() === "" ? { key } : undefined;

function coverFault(url: string): Verdict {
  const address = url.trim();
  return address === "" || isPictureAddress(address) ? undefined : { key: "fault.coverNotUrl" };
}

function numberFault(field: NumberField, text: string): Verdict {
  const { min } = numberRules[field];
  const read = Number.parseFloat(text);
  return Number.isFinite(read) && read < min ? { key: "fault.atLeast", min } : undefined;
}

function found(verdicts: Partial<Record<StoryField, Verdict>>): StoryFaults {
  return Object.fromEntries(
    Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined),
  ) as StoryFaults;
}

function numberFaults(entry: StoryEntry): Partial<Record<StoryField, Verdict>> {
  return Object.fromEntries(numberFields.map((field) => [field, numberFault(field, entry[field])]));
}

/** A new story, an author's or an administrator's, needs six fields. */
export function newStoryFaults(entry: StoryEntry): StoryFaults {
  return found({
    title: missing(entry.title, "fault.titleRequired"),
    tagline: missing(entry.tagline, "fault.taglineRequired"),
    storyDescription: missing(entry.storyDescription, "fault.descriptionRequired"),
    storyPrompt: missing(entry.storyPrompt, "fault.promptRequired"),
    coverImageUrl:
      missing(entry.coverImageUrl, "fault.coverRequired") ?? coverFault(entry.coverImageUrl),
    categoryId: missing(entry.categoryId, "fault.categoryRequired"),
    ...numberFaults(entry),
  });
}

/**
 * An existing story needs a title, a description and a prompt; a cover, if any, needs a valid
 * address; and its structure must be valid JSON, so that no scenes are lost to a typo.
 */
export function changedStoryFaults(entry: StoryEntry): StoryFaults {
  return found({
    title: missing(entry.title, "fault.titleRequired"),
    storyDescription: missing(entry.storyDescription, "fault.descriptionRequired"),
    storyPrompt: missing(entry.storyPrompt, "fault.promptRequired"),
    coverImageUrl: coverFault(entry.coverImageUrl),
    ...numberFaults(entry),
    structureText: jsonFault(entry.structureText) && { key: "fault.structureUnreadable" },
  });
}
