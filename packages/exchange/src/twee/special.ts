const specialNames = new Set([
  "StoryTitle",
  "StoryData",
  "StoryAuthor",
  "StoryBanner",
  "StoryCaption",
  "StoryDisplayTitle",
  "StoryInit",
  "StoryInterface",
  "StoryMenu",
  "StoryMetadata",
  "StorySettings",
  "StoryShare",
  "StorySubtitle",
  "StoryTitleBar",
  "PassageDone",
  "PassageFooter",
  "PassageHeader",
  "PassageReady",
]);
const specialTags = new Set(["script", "stylesheet", "Twine.image", "Twine.audio", "Twine.video"]);

/** Passages that set up a story and are never visited. */
export function isSpecial(name: string, tags: readonly string[] = []): boolean {
  return specialNames.has(name) || tags.some((tag) => specialTags.has(tag));
}

/** Whether a passage can have this name and links can lead to it. */
export function canBePassage(name: string): boolean {
  const isPlain = !/[\n\r\u2028\u2029|]|\[\[|\]\]|->|<-|\]\[|\]$/.test(name);
  return name !== "" && name === name.trim() && isPlain && !isSpecial(name);
}

/** The nearest valid passage name. */
export function asPassage(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{M}\p{N}_ ]+/gu, " ").trim();
  return canBePassage(plain) ? plain : "passage";
}

export function canBeTag(tag: unknown): tag is string {
  return typeof tag === "string" && /^[^\s[\]{}\\]+$/.test(tag) && !specialTags.has(tag);
}
