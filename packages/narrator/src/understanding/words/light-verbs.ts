import { languages } from "../../languages/index.ts";
import { wordsIn, wordsOfAll } from "../phrases/heard.ts";

const lightVerbs = wordsOfAll(({ inflections }) => inflections?.lightVerbs);
const stems = wordsOfAll(({ inflections }) => inflections?.stems);
const begins = wordsOfAll(({ inflections }) => inflections?.begins);
const feelings = wordsOfAll(({ inflections }) => inflections?.feelings);
const begunEndings = languages.flatMap(({ inflections }) => wordsIn(inflections?.begunEndings));

/** Behind another verb, or what comes over somebody, some verbs add nothing: बैठ जाता हूँ, रोने लगता हूँ, भूख लगी है. */
export const isLightAfter = (before: string, token: string) =>
  (stems.has(before) && lightVerbs.has(token)) ||
  (begins.has(token) &&
    (feelings.has(before) || begunEndings.some((ending) => before.endsWith(ending))));
