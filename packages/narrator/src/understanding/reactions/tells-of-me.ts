import { leadIn } from "../mood/lead-in.ts";
import { plain } from "../words/plain.ts";

const ofMe = new RegExp(
  String.raw`${leadIn}(?:(?:i'm|i am|im|i feel|i was|i've been|my) |(?:मुझे|मुझको|मेर[ाीे]|mujhe|mujhko|mer[aei]|मला|माझ[\p{L}\p{M}]*|mala|majh\w+|আমার|আমাকে|amar|amake|எனக்கு|enakku|என்|مجھے|میر[اےی])(?![\p{L}\p{M}]))`,
  "u",
);

/** "I'm cold", "my feet hurt", "मुझे डर लग रहा है": the player tells how they are. */
export const tellsOfMe = (said: string): boolean => ofMe.test(plain(said));
