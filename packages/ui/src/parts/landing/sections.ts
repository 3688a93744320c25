/** The landing's sections, from the door to the way in; each name is its place in the page's address. */
export const landingSections = ["welcome", "what", "how", "features", "begin"] as const;
export type LandingSection = (typeof landingSections)[number];

/** Which words name each. */
export const sectionNames = {
  welcome: "hero.name",
  what: "what.name",
  how: "how.name",
  features: "features.name",
  begin: "call.name",
} as const satisfies Record<LandingSection, string>;

export const howCards = [1, 2, 3, 4, 5, 6] as const;

export function sectionsOf(page: HTMLElement): HTMLElement[] {
  return landingSections.flatMap((name) => page.querySelector<HTMLElement>(`#${name}`) ?? []);
}
