import { phrasesOf } from "../phrases/heard.ts";

const claims = phrasesOf(({ talk }) => talk?.claims);

/** Whether somebody owns to a deed, and does none: "it is me who plays"; of a line as `plain` leaves it. */
export const claimsDeed = (line: string): boolean => claims.test(line.trim());
