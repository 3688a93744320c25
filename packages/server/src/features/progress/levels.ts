import type { ProgressSummary } from "@katha/api/contract";

/** The levels and the total stars each needs. */
export const levels = [
  { code: "nagarik", title: "Nagarik", stars: 0 },
  { code: "dwarpal", title: "Dwarpal", stars: 3 },
  { code: "lipikar", title: "Lipikar", stars: 8 },
  { code: "doot", title: "Doot", stars: 15 },
  { code: "kavi", title: "Kavi", stars: 25 },
  { code: "nayak", title: "Nayak", stars: 40 },
  { code: "amatya", title: "Amatya", stars: 60 },
  { code: "senapati", title: "Senapati", stars: 85 },
  { code: "mantri", title: "Mantri", stars: 115 },
  { code: "rajguru", title: "Rajguru", stars: 150 },
  { code: "maharaja", title: "Maharaja", stars: 200 },
  { code: "samrat", title: "Samrat", stars: 260 },
] as const;

export function levelOf(stars: number): number {
  return levels.findLastIndex((level) => level.stars <= stars) + 1;
}

/** Stars since the level began, and how many the level takes. */
export function levelAnswer(stars: number): ProgressSummary["level"] {
  const current = levelOf(stars);
  const { code, title, stars: from } = levels[current - 1] ?? levels[0];
  const next = levels[current];
  const gathered = stars - from;
  const needed = next === undefined ? 0 : next.stars - from;
  return {
    code,
    title,
    current,
    current_stars: gathered,
    stars_for_next_level: needed,
    star_progress_percentage: needed === 0 ? 100 : Math.floor((gathered / needed) * 100),
  };
}
