export * from "./admin.ts";
export * from "./taxonomy-admin.ts";
export type { AdminUser, AuditEntry, Report, ReportStatus } from "../contract/admin/admin.ts";
export type { ReviewItem } from "../contract/admin/review.ts";
export type { Role } from "../contract/account/users.ts";
