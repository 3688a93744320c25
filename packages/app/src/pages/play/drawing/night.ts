/** The colours of Katha at night, in which covers and cards are drawn in both themes. */
export const night = {
  ground: "#120d1d",
  raised: "#251c38",
  ink: "#f6eedd",
  inkSoft: "#b9accb",
  lamp: "#f2a33a",
} as const;
