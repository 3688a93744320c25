import { perStory } from "../../lib/per-story.ts";
import type { StoryVersion } from "../../port.ts";
import { aWord, plain } from "../words/plain.ts";

/** Things players bring in from outside: modern inventions, and the heroes and monsters of other stories. */
const latin =
  "phone|mobile|smartphone|cell ?phone|iphone|laptop|computer|internet|wi-?fi|google|whatsapp|instagram|facebook|youtube|netflix|" +
  "tiktok|twitter|uber|taxi|pizza|burger|coca cola|coke|selfie|gps|e-?mail|tv|television|helicopter|aeroplane|airplane|jet ?pack|" +
  "space ?ship|rocket|ufo|alien|robot|drone|bomb|grenade|bazooka|machine ?gun|shotgun|rocket launcher|gun|pistol|rifle|ak ?47|laser|light ?saber|chain ?saw|motorbike|" +
  "motorcycle|dragon|unicorn|zombie|vampire|werewolf|superman|batman|spider-?man|iron ?man|harry potter|voldemort|gandalf|" +
  "pokemon|pikachu|super ?hero|magic wand|time machine|bandook|banduk|police|ambulance|text my|text him|text her|portal|force field|light speed";
const others = [
  "पिज्जा|बर्गर|मोबाइल|फोन|लैपटॉप|कंप्यूटर|कम्प्यूटर|इंटरनेट|वाईफाई|गूगल|व्हाट्स|सेल्फी|टीवी|हेलिकॉप्टर|हेलीकॉप्टर|रॉकेट|एलियन|रोबोट|ड्रोन|बंदूक|बन्दूक|ड्रैगन|सुपरमैन|बैटमैन|जॉम्बी|बॉम्ब|बाँब",
  "পিৎজা|পিজা|মোবাইল|ফোন|কম্পিউটার|ইন্টারনেট|হেলিকপ্টার|রকেট|রোবট|ড্রোন|বোমা|বন্দুক|ড্রাগন|সুপারম্যান|ব্যাটম্যান",
  "பீட்சா|போன்|மொபைல்|கணினி|இணையம்|ஹெலிகாப்டர்|ராக்கெட்|ரோபோ|வெடிகுண்டு|துப்பாக்கி|டிராகன்|சூப்பர்மேன்|பேட்மேன்",
  "پیزا|موبائل|فون|لیپ ٹاپ|کمپیوٹر|انٹرنیٹ|ہیلی کاپٹر|راکٹ|روبوٹ|ڈرون|بندوق|ڈریگن|سپرمین|بیٹ مین",
].join("|");

const brought = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${latin})(?=(?:s|es|ed|ing)?(?![\p{L}\p{M}]))|(?:${plain(others)}))`,
  "gu",
);

const wordsFound = perStory(() => new Map<string, boolean>());

/** Everything the story says or has a topic for, except in its `imagine` reactions. */
function wordsOf({ graph, bible }: StoryVersion): string {
  const reactions = Object.values(graph.reactions ?? {}).filter(
    ({ acts }) => !acts.includes("imagine"),
  );
  return plain(JSON.stringify([graph.nodes, graph.things, reactions, bible]));
}

function hasWord(story: StoryVersion, word: string): boolean {
  const words = wordsFound(story);
  const before = words.get(word);
  if (before !== undefined) return before;
  const ending = /^[a-z]/u.test(word) ? "(?:s|es|ed|ing)?" : String.raw`\p{L}*`;
  const has = aWord(word + ending).test(wordsOf(story));
  words.set(word, has);
  return has;
}

/** Whether a line mentions something that appears nowhere in the story: a telephone in a king's court. */
export function isOutOfPlace(story: StoryVersion, said: string): boolean {
  return [...plain(said).matchAll(brought)].some(([word]) => !hasWord(story, word));
}
