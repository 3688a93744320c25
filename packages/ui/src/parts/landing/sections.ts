/** The sections of the landing page in order; each name is also its URL fragment. */
export const landingSections = ["welcome", "what", "how", "features", "begin"] as const;
export type LandingSection = (typeof landingSections)[number];

/** The message keys of their names. */
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
