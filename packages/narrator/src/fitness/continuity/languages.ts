/** How a language tells that somebody died, that a thing was lost or came back, and that somebody uses it; `*` is its name. */
export interface PassingWords {
  dead: readonly string[];
  alive: readonly string[];
  /** What somebody who lives does, behind or before their name. */
  acts: readonly string[];
  lost: readonly string[];
  /** How players say that they part with something; it is lost where the telling has one of `gone`. */
  parts: readonly string[];
  gone: string;
  found: readonly string[];
  used: readonly string[];
  /** Where one of these stands, a sentence tells nothing of now. */
  aside: string;
  /** What may stand before a thing's name. */
  articles: RegExp;
}

const does =
  "says|said|asks|asked|replies|replied|answers|answered|whispers|whispered|shouts|shouted|calls|called|smiles|smiled|laughs|laughed|nods|nodded|enters|entered|arrives|arrived|comes|came|walks|walked|stands|stood|steps|stepped|looks|looked|turns|turned|takes|took|sits|sat|gives|gave|opens|opened|runs|ran|speaks|spoke|tells|told|waves|waved|grins|grinned|leans|leaned|points|pointed|reaches|reached|picks|picked|sings|sang";
const parts =
  "lose|lost|drop|dropped|break|broke|burn|burned|burnt|sell|sold|give|gave|hand|handed|throw|threw|throw away|threw away|destroy|destroyed|leave|left";
const uses =
  "take|takes|took|hold|holds|held|raise|raises|raised|lift|lifts|lifted|draw|draws|drew|use|uses|used|pull|pulls|pulled|open|opens|opened|light|lights|lit|wave|waves|waved|thread|threads|threaded|grip|grips|gripped|swing|swings|swung|unfold|unfolds|unfolded|point|points|pointed|with";

/** Whoever is followed by a word in the form of a verb does something, but for what the dead are said to do. */
const anyVerb =
  "(?!(?:is|was|has|as|his|its|this|does|lies|rests|remains|always|perhaps|besides|towards|afterwards|died|drowned|buried|killed|loved|called|named|used)\\b)[a-z]{2,}(?:s|ed)|(?:is|was) (?!lying|resting|missing)[a-z]+ing";

export const passingWords: Readonly<Record<string, PassingWords>> = {
  en: {
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
  hi: {
    dead: [
      "* (?:मर|चल बस|डूब) ?(?:गया|गई|गए|गयी|चुका|चुकी|चुके|े|ी|ा)",
      "* (?:नहीं रहा|नहीं रही|नहीं रहे)",
      "* की मौत",
    ],
    alive: ["* (?:ज़िंदा|जिंदा|जीवित)"],
    acts: [],
    lost: ["* (?:खो|टूट|जल|बह|डूब|छूट) ?(?:गया|गई|गए|गयी|चुका|चुकी)"],
    parts: [],
    gone: "",
    found: ["* (?:मिल गया|मिल गई|मिल गए|वापस|लौट)"],
    used: ["* (?:उठा|खोल|पकड़|जला|निकाल|तान|थाम)", "* लेकर"],
    aside: "याद|सपने|सपना|काश|अगर|ढूँढ|बिना|नहीं",
    articles: /^$/u,
  },
};
