import { phrasesOf } from "../phrases/heard.ts";

/** Statements of harm to oneself in the first person; not questions about what others did. */
export const selfHarm = phrasesOf(({ katha }) => katha?.harm);
