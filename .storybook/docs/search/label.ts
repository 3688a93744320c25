/** No-break spaces: the search weighs each word of a name, and a long name less. */
const separator = "\u00A0·\u00A0";

/**
 * The search of the sidebar looks at names only. So the stories of a component carry what others call it, a name or two
 * each and in front, where a match counts most: "modal · Default".
 */
export function withOtherNames(story: string, otherNames: readonly string[]): string {
  if (otherNames.length === 0) return story;
  return `${otherNames.join(", ").replaceAll(" ", "\u00A0")}${separator}${story}`;
}

/** The name alone, for the sidebar and the title of the window. */
export function withoutOtherNames(name: string): string {
  return name.split(separator).at(-1) ?? name;
}
