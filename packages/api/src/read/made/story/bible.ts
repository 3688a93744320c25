// Made from the contract by `npm run readers`.
import type { StoryBible } from "../../../shapes/made/story/bible.ts";
import { type Reader, anything, record } from "../../fields.ts";

export const readStoryBible: Reader<StoryBible> = record(anything);
