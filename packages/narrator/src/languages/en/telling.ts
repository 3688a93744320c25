import type { Telling } from "../language.ts";

const does =
  "says|said|asks|asked|replies|replied|answers|answered|whispers|whispered|shouts|shouted|calls|called|smiles|smiled|laughs|laughed|nods|nodded|enters|entered|arrives|arrived|comes|came|walks|walked|stands|stood|steps|stepped|looks|looked|turns|turned|takes|took|sits|sat|gives|gave|opens|opened|runs|ran|speaks|spoke|tells|told|waves|waved|grins|grinned|leans|leaned|points|pointed|reaches|reached|picks|picked|sings|sang";
const parts =
  "lose|lost|drop|dropped|break|broke|burn|burned|burnt|sell|sold|give|gave|hand|handed|throw|threw|throw away|threw away|destroy|destroyed|leave|left";
const uses =
  "take|takes|took|hold|holds|held|raise|raises|raised|lift|lifts|lifted|draw|draws|drew|use|uses|used|pull|pulls|pulled|open|opens|opened|light|lights|lit|wave|waves|waved|thread|threads|threaded|grip|grips|gripped|swing|swings|swung|unfold|unfolds|unfolded|point|points|pointed|with";

/** Whoever is followed by a word in the form of a verb does something, but for what the dead are said to do. */
const anyVerb =
  "(?!(?:is|was|has|as|his|its|this|does|lies|rests|remains|always|perhaps|besides|towards|afterwards|died|drowned|buried|killed|loved|called|named|used)\\b)[a-z]{2,}(?:s|ed)|(?:is|was) (?!lying|resting|missing)[a-z]+ing";

/** What is needed where a model tells, or a story has no scenes. */
export const telling: Telling = {
  offer: "Bring the story to its end.",
  theEnd: "The end",
  typed:
    /^(?:please )?(?:end|finish|conclude|close) (?:the|this|my|our) story\W*$|^(?:please )?bring (?:it|this|the story) to (?:an|its|the) end(?:ing)?\W*$/iu,
  never: "never",
  closes:
    /\b(?:story|tale|adventure|journey) (?:here )?(?:ends|ended|is over|was over|has ended|concludes|comes? to (?:an|its) end|came to (?:an|its) end)\b|\bthe end of (?:our|the|this|your) (?:story|tale|adventure)\b|\bever after[.!]/iu,
  noProse:
    /^\s*(?:[{[]\s*["{[]|```|#{1,6} |[-*•] |\d{1,2}[.)] |(?:choices?|options?|scene|note|narrator|system|assistant|user)\s*:)|<\/?[a-z-]+>|\[\/?INST|<\||\b(?:as an ai|language model|system prompt|what would you like to do|game over)\b|\bthe end[\s.!]*$/iu,
  says: {
    first:
      /\bI (?:\w+ly )?(?:say|said|ask|asked|answer|answered|reply|replied|tell|told|shout|shouted|whisper|whispered|call|called|cry|cried|murmur|murmured|add|added)\b|\b(?:said|asked) I\b/iu,
    second:
      /\byou (?:\w+ly )?(?:say|said|ask|asked|answer|answered|reply|replied|tell|told|shout|shouted|whisper|whispered|call|called|cry|cried|murmur|murmured|add|added)\b/iu,
  },
  saysBehind: { first: /,["”]\s+I [a-z]/u, second: /,["”]\s+you [a-z]/u },
  passing: {
    dead: [
      "* (?:is|was|lies|lay|fell) dead",
      "* (?:has |had )?(?:died|drowned)",
      "* dies",
      "* (?:is|was|has been|had been) (?:killed|buried)",
    ],
    alive: ["* (?:is|was) (?:alive|not dead|living)"],
    acts: [
      `* (?:[a-z]+ly |then |only |just )?(?:${does}|${anyVerb})`,
      `(?:said|says|asked|asks) *`,
    ],
    lost: [
      "* (?:is|was|has been|had been|got) (?:gone|lost|broken|burnt|burned|stolen|destroyed|smashed|sunk|sold)",
      "(?:lose|loses|lost) (?:your |my |the )?*",
    ],
    parts: [`^i (?:\\w+ly )?(?:${parts}) (?:the |my )?*`],
    gone: "gone|lost|takes it|took it|puts it|with him|with her|with them|in (?:two|three|pieces)|sinks|sank|away",
    found: [
      "(?:find|finds|found|recover|recovers|recovered|fish|fishes|fished) (?:the |your |my |his |her )?*",
      "(?:gives?|gave|hands?|handed|brings?|brought) (?:you |me |back )*(?:the |your |my |his |her )?*",
      "* (?:is|was) (?:mended|whole again|back)",
    ],
    used: [`(?:${uses})(?: (?:up|out|down|open))? (?:the |your |my |his |her )*`],
    aside:
      "remember|remembered|remembers|memory|dream|dreamt|as if|once|would|could|if|grave|without|no longer|look for|looking for|searched|search|missed|where",
    articles: /^(?:the|a|an|my|your|his|her) /iu,
  },
};
