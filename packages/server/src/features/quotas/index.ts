export { pictureAccountData } from "./account-data.ts";
export { createQuotas, defaultLimits, megabyte, type QuotaLimits, type Quotas } from "./quotas.ts";
export { quotaRoutes } from "./routes.ts";
