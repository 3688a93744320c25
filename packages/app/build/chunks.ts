import type { Rolldown } from "vite";

/**
 * What both first pages, `/` and `/home`, need. Icons and buttons that the landing page shares with the bar belong here
 * too; otherwise `/` would load the whole bar for them.
 */
export const site = [
  "packages/app/index.html",
  "packages/app/src/notices/useNotFetched.ts",
  "packages/app/src/shell/Preferences.tsx",
  "packages/app/src/shell/useFooterLinks.ts",
  "packages/app/src/story/picture.ts",
  "packages/ui/src/parts/shell/Footer/",
  "packages/ui/src/parts/shell/Logo/",
  "packages/ui/src/parts/shell/MobileMenu/MobileMenu.tsx",
  "packages/ui/src/primitives/actions/Button/",
  "packages/ui/src/primitives/content/Picture/",
  "node_modules/lucide/dist/esm/icons/compass.mjs",
  "node_modules/lucide/dist/esm/icons/feather.mjs",
  "node_modules/lucide/dist/esm/icons/user.mjs",
];

/** The bar with its search, and small modules that nearly every page with a bar needs. */
export const shared = [
  "packages/app/src/shell/Site.tsx",
  "packages/app/src/errors/useFailure.ts",
  "packages/ui/src/primitives/actions/LazyLoad/useLoadWhenIdle.ts",
  "packages/ui/src/primitives/marks/Chip/",
];

/** What the library's rows and a story's page need to show a story. */
export const stories = [
  "packages/app/src/pages/useLoaderFailure.ts",
  "packages/app/src/story/usePlay.ts",
  "packages/ui/src/parts/story/details/StoryCounts/",
  "packages/ui/src/parts/story/excerpt.ts",
  "packages/ui/src/parts/story/library/Stage/",
  "packages/ui/src/parts/story/library/StoryCard/",
  "packages/ui/src/primitives/marks/Avatar/",
  "node_modules/lucide/dist/esm/icons/chevron-left.mjs",
  "node_modules/lucide/dist/esm/icons/chevron-right.mjs",
];

/** Icons that several pages show, but neither of the first two. */
export const icons = [
  "arrow-down",
  "arrow-left",
  "arrow-up",
  "check",
  "circle-alert",
  "copy",
  "crown",
  "download",
  "git-branch",
  "lock",
  "minus",
  "pencil",
  "plus",
  "sparkles",
  "trash",
  "undo-2",
  "wand-sparkles",
  "x",
].map((icon) => `node_modules/lucide/dist/esm/icons/${icon}.mjs`);

/**
 * Groups what would otherwise be dozens of small files, which compress badly and are listed one by one in the entry
 * script. A module's imports go with it, into the first of these groups that wants it.
 */
export const chunks = [
  // Libraries change rarely, so a returning visitor has them already.
  { name: "library", test: /node_modules/, tags: ["$initial"], priority: 4 },
  { name: "site", test: isAmong(site), priority: 3 },
  { name: "shared", test: isAmong(shared), priority: 2 },
  { name: "stories", test: isAmong(stories), priority: 1 },
  { name: "icons", test: isAmong(icons), priority: 0 },
] satisfies Rolldown.CodeSplittingGroup[];

function isAmong(places: readonly string[]): (id: string) => boolean {
  return (id) => places.some((place) => id.includes(`/${place}`));
}
