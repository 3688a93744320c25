/** No-break spaces, because the search scores each word of a name, and long names lower. */
const separator = "\u00A0·\u00A0";

/**
 * The sidebar's search looks at names only. So each story of a component carries one or two of its other names, in front,
 * where a match scores highest: "modal · Default".
 */
export function withOtherNames(story: string, otherNames: readonly string[]): string {
  if (otherNames.length === 0) return story;
  return `${otherNames.join(", ").replaceAll(" ", "\u00A0")}${separator}${story}`;
}

/** The plain name, for the sidebar and the window's title. */
export function withoutOtherNames(name: string): string {
  return name.split(separator).at(-1) ?? name;
}
