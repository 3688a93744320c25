import type { Language } from "../language.ts";
import { acts } from "./acts.ts";
import { answers } from "./answers.ts";
import { deeds } from "./deeds.ts";
import { frames } from "./frames.ts";
import { goingOn } from "./going-on.ts";
import { impossible } from "./impossible.ts";
import { inflections } from "./inflections.ts";
import { katha } from "./katha.ts";
import { messages } from "./messages.ts";
import { moods } from "./moods.ts";
import { narration } from "./narration.ts";
import { parts } from "./parts.ts";
import { people } from "./people.ts";
import { polite } from "./polite.ts";
import { prose } from "./prose.ts";
import { reading } from "./reading.ts";
import { remarks } from "./remarks.ts";
import { sayings } from "./sayings.ts";
import { sounds } from "./sounds.ts";
import { states } from "./states.ts";
import { talk } from "./talk.ts";
import { telling } from "./telling.ts";
import { things } from "./things.ts";
import { words } from "./words.ts";

/** Hindi in both scripts: many type it in Latin letters. */
export const hindi: Language = {
  code: "hi",
  isTypedEverywhere: true,
  acts,
  answers,
  deeds,
  frames,
  goingOn,
  impossible,
  inflections,
  katha,
  messages,
  moods,
  narration,
  parts,
  people,
  polite,
  prose,
  reading,
  remarks,
  sayings,
  sounds,
  states,
  talk,
  telling,
  things,
  words,
  glosses: new URL("glosses.txt", import.meta.url),
};
