/** One chunk: the entry script lists every file that can be fetched, and these are used together. */
export { Dictate } from "@katha/ui/screens";
export { ReadingDialog } from "./ReadingDialog.tsx";
export { StoryAloud } from "./StoryAloud.tsx";
