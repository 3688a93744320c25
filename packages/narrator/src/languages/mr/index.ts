import type { Language } from "../language.ts";
import { acts } from "./acts.ts";
import { deeds } from "./deeds.ts";
import { frames } from "./frames.ts";
import { goingOn } from "./going-on.ts";
import { katha } from "./katha.ts";
import { messages } from "./messages.ts";
import { moods } from "./moods.ts";
import { narration } from "./narration.ts";
import { prose } from "./prose.ts";
import { reading } from "./reading.ts";
import { talk } from "./talk.ts";
import { telling } from "./telling.ts";
import { words } from "./words.ts";

export const marathi: Language = {
  code: "mr",
  acts,
  deeds,
  frames,
  goingOn,
  katha,
  messages,
  moods,
  narration,
  prose,
  reading,
  talk,
  telling,
  words,
  glosses: new URL("glosses.txt", import.meta.url),
};
