export const userRoles = ["player", "author", "admin"] as const;
export type UserRole = (typeof userRoles)[number];
