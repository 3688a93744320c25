import type { ModulePreloadOptions, Rolldown } from "vite";

type ResolveDependencies = NonNullable<ModulePreloadOptions["resolveDependencies"]>;

/**
 * What both first pages, `/` and `/home`, need. Icons and buttons that the landing page shares with the bar belong here
 * too; otherwise `/` would load the whole bar for them.
 */
export const site = [
  "packages/app/index.html",
  "packages/app/src/notices/useNotFetched.ts",
  "packages/app/src/shell/Preferences.tsx",
  "packages/app/src/shell/useFooterLinks.ts",
  "packages/ui/src/parts/shell/Footer/",
  "packages/ui/src/parts/shell/Logo/",
  "packages/ui/src/parts/shell/MobileMenu/MobileMenu.tsx",
  "packages/ui/src/primitives/actions/Button/",
  "packages/ui/src/primitives/content/Picture/",
  "packages/ui/src/primitives/useIsHydrated.ts",
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
  "packages/ui/src/primitives/useLatest.ts",
];

/** What the library's rows and a story's page need to show a story. */
export const stories = [
  "packages/app/src/pages/useLoaderFailure.ts",
  "packages/app/src/story/usePlay.ts",
  "packages/ui/src/parts/story/details/StoryCounts/",
  "packages/ui/src/messages/players/home.ts",
  "packages/ui/src/parts/story/excerpt.ts",
  "packages/ui/src/parts/story/unattended.ts",
  "packages/ui/src/parts/story/library/Banner/BannerWords.tsx",
  "packages/ui/src/parts/story/library/Stage/",
  "packages/ui/src/parts/story/library/StoryCard/",
  "packages/ui/src/primitives/actions/LazyLoad/useNear.ts",
  "packages/ui/src/parts/useOverflow/",
  "packages/ui/src/primitives/marks/Avatar/",
  "node_modules/lucide/dist/esm/icons/chevron-left.mjs",
  "node_modules/lucide/dist/esm/icons/chevron-right.mjs",
  "node_modules/lucide/dist/esm/icons/pause.mjs",
];

/** Small things of the landing page that later pages have, too; one by one they compress badly. */
export const landing = [
  "packages/ui/src/primitives/actions/Swipe/swipe.ts",
  ...["book-open", "circle-check", "eye", "paintbrush", "star"].map(
    (icon) => `node_modules/lucide/dist/esm/icons/${icon}.mjs`,
  ),
];

/** Icons that several pages show, but neither of the first two. */
export const icons = [
  "archive-arrow-up",
  "arrow-down",
  "arrow-left",
  "arrow-up",
  "check",
  "circle-alert",
  "copy",
  "crown",
  "download",
  "ellipsis",
  "git-branch",
  "lock",
  "map",
  "message-circle",
  "minus",
  "network",
  "pencil",
  "plus",
  "printer",
  "settings",
  "share-2",
  "sparkles",
  "trash",
  "undo-2",
  "upload",
  "wand-sparkles",
  "x",
].map((icon) => `node_modules/lucide/dist/esm/icons/${icon}.mjs`);

/** Small modules of forms, lists and tools, which several later pages share and neither of the first two needs. */
export const helpers = [
  "packages/api/src/contract/call-table/player.ts",
  "packages/api/src/contract/game/play-limits.ts",
  "packages/api/src/http/cursor-pages.ts",
  "packages/api/src/http/field-errors.ts",
  "packages/api/src/notifications/news-ways.ts",
  "packages/api/src/play/unsent-text.ts",
  "packages/api/src/wallet/wallet.ts",
  "packages/app/src/along/outcomes.ts",
  "packages/app/src/errors/useFormFailure.ts",
  "packages/app/src/offline/kept-reader.ts",
  "packages/app/src/pages/admin/useAddressQuery.ts",
  "packages/app/src/pages/admin/useDebounced.ts",
  "packages/app/src/pages/result-of.ts",
  "packages/app/src/pages/shelf/shelf.ts",
  "packages/app/src/pages/useRowActs.ts",
  "packages/app/src/push/note-words.ts",
  "packages/app/src/push/push-here.ts",
  "packages/app/src/pages/admin/csv.ts",
  "packages/app/src/shell/save-file.ts",
  "packages/app/src/shell/useOnReturn.ts",
  "packages/app/src/sign-in/useOwnPlace.ts",
  "packages/app/src/story-editor/scene-details.ts",
  "packages/app/src/story/copied.ts",
  "packages/app/src/story/kept-choice.ts",
  "packages/app/src/story/own-key-providers.ts",
  "packages/app/src/story/unsent-record.ts",
  "packages/app/src/story/useEntering.ts",
  "packages/authoring/src/editor/selectors.ts",
  "packages/authoring/src/suggestions/selectors.ts",
  "packages/authoring/src/suggestions/suggestion-drafts.ts",
  "packages/ui/src/markdown/book.ts",
  "packages/ui/src/markdown/emphasized.ts",
  "packages/ui/src/messages/moment-in.ts",
  "packages/ui/src/messages/players/models.ts",
  "packages/ui/src/messages/site/error-pages.ts",
  "packages/ui/src/messages/size-in.ts",
  "packages/ui/src/parts/account/stacked.ts",
  "packages/ui/src/parts/account/useEntry.ts",
  "packages/ui/src/parts/admin/HealthBoard/amounts.ts",
  "packages/ui/src/parts/author/fields/FormSection/",
  "packages/ui/src/parts/author/plain-button.ts",
  "packages/ui/src/parts/play/log/Emphasis/",
  "packages/ui/src/parts/play/panel-styles.ts",
  "packages/ui/src/parts/shell/MissingState/",
  "packages/ui/src/primitives/actions/Tabs/scroll-into-view.ts",
  "packages/ui/src/primitives/content/Section/",
  "packages/ui/src/primitives/content/SmallText/",
  "packages/ui/src/primitives/content/StatTable/",
  "packages/ui/src/primitives/feedback/Meter/",
  "packages/ui/src/primitives/fields/Field/",
  "packages/ui/src/primitives/fields/Form/",
  "packages/ui/src/primitives/fields/Textarea/",
  "packages/api/src/game/session-query.ts",
  "packages/ui/src/parts/admin/MoreButton.tsx",
  "packages/ui/src/parts/shell/FailedToLoad/",
  "packages/ui/src/parts/shell/LoadingLines/",
  "packages/ui/src/primitives/marks/Badge/",
  "packages/ui/src/primitives/useNextFocus.ts",
  "packages/ui/src/primitives/useSending.ts",
  "packages/ui/src/tokens/scripts/direction.ts",
  "node_modules/@base-ui/utils/clamp.mjs",
  "node_modules/@base-ui/utils/useControlled.mjs",
];

/**
 * Groups what would otherwise be dozens of small files, which compress badly and are listed one by one in the entry
 * script. A module's imports go with it, into the first of these groups that wants it.
 */
export const chunks = [
  // Libraries change rarely, so a returning visitor has them already.
  { name: "library", test: /node_modules/, tags: ["$initial"], priority: 4 },
  { name: "site", test: isAmong(site), priority: 3 },
  { name: "shared", test: isAmong(shared), priority: 2 },
  { name: "landing", test: isAmong(landing), priority: 2 },
  { name: "stories", test: isAmong(stories), priority: 1 },
  { name: "helpers", test: isAmong(helpers), priority: 1 },
  { name: "icons", test: isAmong(icons), priority: 0 },
  // What is fetched together is one file.
  { name: messagesForAll, priority: 0 },
] satisfies Rolldown.CodeSplittingGroup[];

/** A language's messages that every page may show. */
function messagesForAll(id: string): string | null {
  const [, language] = /\/locales\/(\w+)\/(?:errors|players|site|stories)\.ts$/.exec(id) ?? [];
  return language ?? null;
}

/**
 * What the entry names for each page, so that it is fetched together with the page: not what the entry itself has loaded.
 * An administrator's page fetches its files one after the other, so that nobody else's entry has to list them.
 */
export const preloads: ResolveDependencies = (page, files, { hostType }) => {
  if (hostType === "html") return files;
  if (/\/Admin\w*Page-/.test(page)) return [];
  return files.filter((file) => !/\/(?:index|library|rolldown-runtime)-[^/]+$/.test(file));
};

function isAmong(places: readonly string[]): (id: string) => boolean {
  return (id) => places.some((place) => id.includes(`/${place}`));
}
