export { resealSettings } from "./repo.ts";
export { siteSettingsRoutes } from "./routes.ts";
export { openSiteSettings, openSiteSettingsHere, type SiteSettings } from "./site-settings.ts";
export { limitsOf, linksOf, type SiteValues } from "./values.ts";
