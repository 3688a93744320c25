/** A module of English, made from the catalogues in `src/messages/locales/en`. */
export interface Table {
  /** The file in `src/messages`, without its extension. */
  readonly module: string;
  readonly name: string;
  /** What the ids of its messages begin with, up to a dot or to their end. A key is an id without its first part. */
  readonly ids: readonly string[];
  /** A key of one word keeps the first part: `story.likes`, but `action.play`. */
  readonly keepsName?: true;
}

/** The tables that components take their messages from. Whoever shows one message of a table loads all of it. */
export const tables: readonly Table[] = [
  { module: "admin-messages", name: "adminMessages", ids: ["admin"] },
  { module: "authors/acts", name: "actsMessages", ids: ["acts"] },
  { module: "authors/answers", name: "answersMessages", ids: ["answers"] },
  { module: "authors/author", name: "authorMessages", ids: ["author"] },
  { module: "authors/bible", name: "bibleMessages", ids: ["bible"] },
  { module: "authors/changes", name: "changesMessages", ids: ["changes"], keepsName: true },
  { module: "authors/commands", name: "commandsMessages", ids: ["ownCommands"] },
  { module: "authors/declarations", name: "declarationsMessages", ids: ["declarations"] },
  { module: "authors/effects", name: "effectMessages", ids: ["effect"] },
  { module: "authors/exchange", name: "exchangeMessages", ids: ["exchange"] },
  { module: "authors/heard", name: "heardMessages", ids: ["heard"] },
  { module: "authors/numbers", name: "numbersMessages", ids: ["numbers"], keepsName: true },
  { module: "authors/proof", name: "proofMessages", ids: ["proof"] },
  { module: "authors/qualities", name: "qualitiesMessages", ids: ["qualities"] },
  { module: "authors/reading", name: "readingMessages", ids: ["reading"] },
  { module: "authors/saving", name: "savingMessages", ids: ["saving"] },
  { module: "authors/sharing", name: "sharingMessages", ids: ["sharing"] },
  { module: "authors/story-map", name: "storyMapMessages", ids: ["storyMap"] },
  { module: "authors/structure/findings", name: "findingMessages", ids: ["structure.finding"] },
  { module: "authors/structure/operations", name: "operationMessages", ids: ["structure.did"] },
  {
    module: "authors/structure/scene",
    name: "sceneMessages",
    ids: [
      "structure.scene",
      "structure.name",
      "structure.choice",
      "structure.ending",
      "structure.detail",
      "structure.sources",
      "structure.freedom",
    ],
  },
  {
    module: "authors/structure/views",
    name: "structureViewMessages",
    ids: ["structure.editor", "structure.outline", "structure.row"],
  },
  { module: "authors/suggestions", name: "suggestionMessages", ids: ["suggestions"] },
  { module: "authors/test-play", name: "testPlayMessages", ids: ["testPlay"] },
  { module: "authors/typed-lines", name: "typedLineMessages", ids: ["typedLines"] },
  { module: "authors/unanswered", name: "unansweredMessages", ids: ["unanswered"] },
  {
    module: "errors/play",
    name: "playErrors",
    ids: ["errors.stays_online", "errors.author_keeps_online", "errors.needs_model"],
  },
  { module: "players/account", name: "accountMessages", ids: ["account"] },
  { module: "players/along", name: "alongMessages", ids: ["along"] },
  { module: "players/browse", name: "browseMessages", ids: ["browse"], keepsName: true },
  { module: "players/comforts", name: "comfortMessages", ids: ["comforts"] },
  { module: "players/conditions", name: "conditionMessages", ids: ["condition"] },
  { module: "players/corrections", name: "correctionDeskMessages", ids: ["correctionDesk"] },
  { module: "players/corrections", name: "correctionMessages", ids: ["corrections"] },
  { module: "players/home", name: "homeMessages", ids: ["home"], keepsName: true },
  { module: "players/keepsake", name: "keepsakeMessages", ids: ["keepsake"] },
  { module: "players/mature", name: "matureMessages", ids: ["mature"] },
  { module: "players/models", name: "modelMessages", ids: ["models"] },
  { module: "players/notices", name: "noticeMessages", ids: ["notices"] },
  { module: "players/notifications", name: "notificationMessages", ids: ["news"], keepsName: true },
  { module: "players/opening", name: "openingMessages", ids: ["opening"], keepsName: true },
  { module: "players/own-key", name: "ownKeyMessages", ids: ["ownKey"] },
  { module: "players/own-session", name: "ownSessionMessages", ids: ["ownSession"] },
  { module: "players/passages", name: "passagesMessages", ids: ["passages"] },
  { module: "players/play", name: "playMessages", ids: ["play"] },
  { module: "players/progress", name: "progressMessages", ids: ["progress"], keepsName: true },
  { module: "players/pushed", name: "pushedMessages", ids: ["pushed"], keepsName: true },
  { module: "players/rating", name: "ratingMessages", ids: ["rating"] },
  { module: "players/search", name: "searchMessages", ids: ["search"], keepsName: true },
  { module: "players/settings", name: "settingsMessages", ids: ["settings"], keepsName: true },
  { module: "players/shelf", name: "shelfMessages", ids: ["shelf"], keepsName: true },
  { module: "players/slides", name: "slideMessages", ids: ["slides"] },
  { module: "players/software", name: "softwareMessages", ids: ["software"] },
  { module: "players/state", name: "stateMessages", ids: ["state"] },
  { module: "players/status", name: "statusMessages", ids: ["status"], keepsName: true },
  { module: "players/story-page", name: "storyPageMessages", ids: ["storyPage"] },
  { module: "players/story", name: "storyMessages", ids: ["story"], keepsName: true },
  { module: "players/tasks", name: "taskMessages", ids: ["tasks"] },
  { module: "players/tastes", name: "tastesMessages", ids: ["tastes", "forYou"], keepsName: true },
  { module: "players/two-step", name: "twoStepMessages", ids: ["twoStep"] },
  { module: "players/welcome", name: "welcomeMessages", ids: ["welcome"], keepsName: true },
  { module: "site/common", name: "commonMessages", ids: ["common"] },
  { module: "site/controls", name: "controlMessages", ids: ["controls"] },
  { module: "site/error-pages", name: "errorPageMessages", ids: ["errorPages"] },
  { module: "site/failures", name: "failureMessages", ids: ["failures"] },
  { module: "site/files", name: "fileMessages", ids: ["files"] },
  { module: "site/footer", name: "footerMessages", ids: ["footer"], keepsName: true },
  { module: "site/forms", name: "formMessages", ids: ["forms"] },
  { module: "site/guide", name: "guideMessages", ids: ["guide"], keepsName: true },
  { module: "site/landing", name: "landingMessages", ids: ["landing"] },
  { module: "site/legal", name: "legalMessages", ids: ["legal"], keepsName: true },
  { module: "site/nav", name: "navMessages", ids: ["nav"], keepsName: true },
  { module: "site/offline", name: "offlineMessages", ids: ["offline"], keepsName: true },
  { module: "site/preferences", name: "preferenceMessages", ids: ["preferences"] },
  { module: "site/waitlist", name: "waitlistMessages", ids: ["waitlist"], keepsName: true },
];

/**
 * Messages that no component takes from a table: English readers see the server's own text of an error, and a category or
 * tag under the name that it comes with.
 */
export const withoutTable: readonly string[] = ["errors", "category", "tag"];

/** Whether an id is `start` or begins with it and a dot. */
export function beginsWith(id: string, start: string): boolean {
  return id === start || id.startsWith(`${start}.`);
}

/** The key of a message in its table. */
export function keyOf(id: string, { keepsName }: Table): string {
  const key = id.slice(id.indexOf(".") + 1);
  return keepsName && !key.includes(".") ? id : key;
}
