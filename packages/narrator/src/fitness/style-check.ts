import { count, grammars } from "../style/grammar.ts";
import type { Style } from "../style/style.ts";

/** How a sentence is told otherwise than its story. */
export type OtherStyle = "told in another person" | "told in another tense";

/** So many verbs of the other tense, and none of the story's own, are no slip. */
const mostOfOtherTense = 4;
/** Who tells of themselves may say "you can tell" of anybody. */
const mostOfYou = 3;

/** What is told of a text and not said in it by somebody; speech may go over several sentences. */
function outsideSpeech(): (sentence: string) => string {
  let isOpen = false;
  return (sentence) => {
    let told = "";
    for (const letter of sentence) {
      if (letter === '"') isOpen = !isOpen;
      else if (/[“«„]/u.test(letter)) isOpen = true;
      else if (/[”»]/u.test(letter)) isOpen = false;
      // What somebody says ends with its paragraph at the latest.
      else if (letter === "\n") isOpen = false;
      else if (!isOpen) told += letter;
    }
    return told;
  };
}

/** Of fewer verbs nobody can tell a scene's tense. */
const fewestVerbs = 2;

/** Looks at one sentence after the other: whether they are told in the person and tense of their scene. */
export function styleCheck(
  { grammarLanguage, person, isPast }: Style,
  scene: string,
): (sentence: string) => OtherStyle | undefined {
  if (grammarLanguage === undefined) return () => undefined;
  const { first, second, past, present } = grammars[grammarLanguage];
  const [own, other] = isPast ? [past, present] : [present, past];
  const told = outsideSpeech();
  const hasTense = count(outsideSpeech()(scene), own) >= fewestVerbs;
  let inFirst = 0;
  let inSecond = 0;
  let inOwn = 0;
  let inOther = 0;
  return (sentence) => {
    const text = told(sentence);
    const [ofFirst, ofSecond] = [count(text, first), count(text, second)];
    if (person === "second" && ofFirst > 0 && ofSecond === 0) return "told in another person";
    inFirst += ofFirst;
    inSecond += ofSecond;
    if (person === "first" && inSecond >= mostOfYou && inFirst === 0)
      return "told in another person";
    inOwn += count(text, own);
    inOther += count(text, other);
    return hasTense && inOwn === 0 && inOther >= mostOfOtherTense
      ? "told in another tense"
      : undefined;
  };
}
