export { bookFrom, readBook, type Book, type PartsRead } from "./book/book.ts";
export { CatalogueFault } from "./book/fault.ts";
export {
  catalogueFolder,
  readCatalogue,
  readCover,
  readShelves,
  readStory,
  refuseUnknownNames,
  storySlugs,
  type AuthorEntry,
  type Bible,
  type Catalogue,
  type CategoryEntry,
  type CoverRecipe,
  type Shelves,
  type StoryEntry,
  type TagEntry,
} from "./files.ts";
export { storyFingerprint } from "./fingerprint.ts";
