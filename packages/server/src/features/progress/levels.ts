import type { ProgressSummary } from "@katha/api/contract";

/** The levels and the total stars each needs. */
export const levels = [
  { title: "Nagarik", stars: 0 },
  { title: "Dwarpal", stars: 3 },
  { title: "Lipikar", stars: 8 },
  { title: "Doot", stars: 15 },
  { title: "Kavi", stars: 25 },
  { title: "Nayak", stars: 40 },
  { title: "Amatya", stars: 60 },
  { title: "Senapati", stars: 85 },
  { title: "Mantri", stars: 115 },
  { title: "Rajguru", stars: 150 },
  { title: "Maharaja", stars: 200 },
  { title: "Samrat", stars: 260 },
] as const;

export function levelOf(stars: number): number {
  return levels.findLastIndex((level) => level.stars <= stars) + 1;
}

/** Stars since the level began, and how many the level takes. */
export function levelAnswer(stars: number): ProgressSummary["level"] {
  const current = levelOf(stars);
  const { title, stars: from } = levels[current - 1] ?? levels[0];
  const next = levels[current];
  const gathered = stars - from;
  const needed = next === undefined ? 0 : next.stars - from;
  return {
    title,
    current,
    current_stars: gathered,
    stars_for_next_level: needed,
    star_progress_percentage: needed === 0 ? 100 : Math.floor((gathered / needed) * 100),
  };
}
