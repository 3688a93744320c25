import { strToU8 } from "fflate";
import { asJson } from "../features/stories/authoring/bundles/format.ts";
import { packed } from "../features/stories/authoring/bundles/pack.ts";
import { wholeForm } from "./authoring.ts";

const ifid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";

/** A story bundle without pictures or earlier versions. */
export function aBundle(): Buffer {
  const { title, tagline, story_description, story_prompt, story_structure } = wholeForm;
  const fields = { title, tagline, story_description, story_prompt };
  const about = { version: 1, category: null, tags: [], fields };
  return packed(
    ifid,
    new Map([
      ["story.json", strToU8(asJson(about))],
      ["structure.json", strToU8(JSON.stringify({ ...(story_structure as object), ifid }))],
      ["game_config.json", strToU8("{}")],
    ]),
  );
}
