import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

const ofMe = phrasesOf(({ talk }) => talk?.ofMe);

/** The player tells how they are: "I'm cold", "my feet hurt". */
export const tellsOfMe = (said: string): boolean => ofMe.test(plain(said));
