export const people = ["anonymous", "player", "other-author", "owner", "admin"] as const;
export type Who = (typeof people)[number];
export type Statuses = Record<Who, number>;
