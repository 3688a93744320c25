import { plain } from "../words/plain.ts";

/** What players type who only want to read on. */
const words = new Set(
  (
    "continue|next|go on|carry on|proceed|more|and then|then|keep going|go ahead|what next|what happens next|" +
    "आगे|आगे बढ़ो|आगे चलो|फिर|फिर क्या हुआ|जारी रखो|aage|aage badho|aage chalo|phir|phir kya hua"
  )
    .split("|")
    .map(plain),
);

export function isGoingOn(said: string): boolean {
  return words.has(
    plain(said)
      .replaceAll(/(?<![.!?।…\s])[.!?।…\s]+$/gu, "")
      .trim(),
  );
}

const lost =
  /^(?:(?:ok(?:ay)?|so|well|and|um+|hm+|help)\W+)*(?:what now|now what|what next|what (?:should|shall|can|do|could|must) (?:i|we) do(?: now| next| here)?|where (?:should|do|can) (?:i|we) go(?: now| next| from here)?|what are (?:my|the|our) (?:options|choices)|i(?:'m| am) (?:stuck|lost)|give me a hint|any hints?|hint|i (?:do not|don't) know what to do|help(?: me)?(?: out)?)[\s\p{P}]*$|^(?:तो )?(?:(?:अब|आगे) (?:मैं |हम )?क्या(?: करूं| करें| करना है| हो)?|(?:मैं )?क्या करूं(?: अब)?)[\s\p{P}]*$|^(?:to )?(?:(?:ab|aage) (?:main |mai |hum )?kya(?: karu+n?| karoon| karein?| kare| karna hai)?|(?:main |mai )?kya (?:karu+n?|karoon)(?: ab)?)[\s\p{P}]*$|^(?:এখন কী (?:করব|করি)|এবার কী|आता काय(?: करू)?|இப்போது என்ன(?: செய்வது| செய்ய)?|اب کیا(?: کروں)?)[\s\p{P}]*$/u;

/** Whether the player asks what can be done here. */
export const isAtALoss = (said: string): boolean => lost.test(plain(said).trim());
