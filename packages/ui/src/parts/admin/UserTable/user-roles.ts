import type { AdminUser } from "@katha/api/shapes";

export type UserRole = AdminUser["role"];
export const userRoles = ["player", "author", "admin"] as const satisfies readonly UserRole[];
