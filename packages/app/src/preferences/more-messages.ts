import type { Messages } from "@katha/ui";
import type { AppThunk } from "../store/store.ts";
import { catalogues } from "./catalogues.ts";
import { loadLanguage } from "./language.ts";
import { selectLanguage } from "./preferences-slice.ts";

const author = import.meta.glob<Messages>(
  "../../../ui/src/messages/locales/*/{authors,structure}.ts",
  { import: "messages" },
);
const admin = import.meta.glob<Messages>("../../../ui/src/messages/locales/*/admin.ts", {
  import: "messages",
});

/** What the pages of a folder show besides what every page may. */
export const moreCatalogues = { author, admin: { ...author, ...admin } };

/** Waits for the messages of a folder's pages in the language that is shown. */
export const loadMoreMessages =
  (folder: keyof typeof moreCatalogues): AppThunk<Promise<void>> =>
  async (_, getState) => {
    Object.assign(catalogues, moreCatalogues[folder]);
    await loadLanguage(selectLanguage(getState()));
  };
