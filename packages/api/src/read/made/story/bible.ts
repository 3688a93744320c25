// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/bible.ts";
import { type Reader, anything, record } from "../../fields.ts";

export const readStoryBible: Reader<z.output<typeof contract.storyBible>> = record(anything);
