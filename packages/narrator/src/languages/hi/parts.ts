import type { Parts } from "../language.ts";

/** What many phrases of Hindi have, in both scripts, by the name that stands for it in braces. */
export const parts: Parts = {
  lead: "^ [1..4,] [(oh|so|ok|okay|please|and|but|अरे|arre),?]*",
  // "I open": what the player may do, or will.
  iDo: "!(हूं)(~ूं|~ऊं)",
  iDoLatin: "~(oon|un|u)",
  // The infinitive, and its oblique form: "जाना", "जाने से पहले".
  deed: "(~ना|~na)",
  oblique: "(~ने|~ne)",
  name: "[(mr|mrs|ms|dr|st)[.]] 1..2",
  sorry:
    "(माफ|क्षमा|maf|maaf|kshama) (करना|करो|कीजिए|करिए|कर दो|कर दीजिए|karna|karo|kijiye|kar do|kar dijiye)",
  keeps: "(जेब|झोले|थैले|बटुए|मुट्ठी|पोटली|बस्ते)",
  am: "(हूं|हू|hoon|hon|hu|hun)",
};
