import { pastOfOthers } from "./subject.ts";

/** A subject other than the player. */
const others =
  "(?:the|this|that|these|those|my|your|his|her|its|their|our|(?!(?:here|there|it|that|what|let|he|she|who|where)'s)[\\p{L}-]+'s)(?: [\\p{L}'-]+){1,2}?";
const intensely = "(?:so|very|really|a bit|a little|too|just|not|getting|quite|starting to be) ";
const feelings =
  "scared|afraid|sorry|sad|tired|sleepy|hungry|starving|thirsty|cold|freezing|hot|sick|ill|dizzy|nervous|worried|ashamed|embarrassed|confused|bored|angry|furious|happy|glad|proud|lonely|curious|shocked|disgusted|exhausted|frightened|terrified|impressed|disappointed|jealous|helpless|wet";
const beforeDeed =
  "(?:(?:i|i'll|i will|let me|let's|we|just|first|then|now|only|carefully|closely|quietly|slowly|quickly) )*";
const sighs = "(?:(?:oh|ah|wow|hey|well|but|and|so|omg|god|hm+|ugh)\\W+)*";
/** A remark has no second clause, and none of these words. */
const without = (words: string) => String.raw`(?!.*(?:[,;:.!–—] ?\p{L}|\b(?:${words})\b))`;
/** A statement in which the player does nothing. */
const withoutPlayer = String.raw`(?!.*\b(?:(?:and|but|then)(?! (?:he|she|they|it|nobody|no one|everyone|everybody)\b)|i|i'll|i'd|i'm|let|let's|we|we'll|please)\b)`;
const ofOthers = without("and|but|then|i|i'll|i'd|i'm|let|let's|we|we'll");
const ofOneself = without("and|but|then|i'll|i'd|let|let's|we|we'll");
const noDeedBeside = without("and|then|before|until|till|to");

const hindiFeelings =
  "डर|भूख|प्यास|ठंड|नींद|शर्म|लाज|गर्मी|दर्द|darr?|bhoo?kh|bhukh|pyaa?s|thand|nee?nd|sharam|sharm|garmi|dard";
/** "I" or "we" does something; "जाना है" wants to. */
const ofMine = String.raw`(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|हम|हमें|मेर[ाीे]|हमार[ाीे]|main|mai|maine|mujhe|hum|humein|mer[aie]|hamar[aie])(?![\p{L}\p{M}])`;
/** "रही है", "गए", "hai": endings of a descriptive line. */
const howItIs = String.raw`(?: (?:रह|गय|गए|गई|हो|rah|rh|gay|ho)[\p{L}\p{M}]*)*(?: (?:है|हैं|था|थी|थे|hai|hain|h|tha|thi|the))?[\s\p{P}]*$`;

/** "I look across at the café", "let me smell the hay", "लालटेन को ध्यान से देखता हूँ". */
export const sensed: readonly string[] = [
  `^${beforeDeed}(?:(?:have|take) (?:a|another) (?:\\p{L}+ )?look(?! for\\b)|look(?:s|ing)?(?! (?:for|after|forward|up|like|into)\\b)|(?:stare|gaze|glance|peer|peek|squint|watch|sniff|smell|listen|touch|feel|admire|examine|inspect|study|count|stroke|poke|pat|tap)(?:s|ing)?)\\b${noDeedBeside}`,
  String.raw`^(?!.*(?:कर|kar) ).*(?:को|की ओर|की तरफ|ko|ki or|ki taraf) (?:\S+ से |\S+ se |बस |bas )?(?:देख|ताक|निहार|घूर|सूंघ|छू|टटोल|सहला|गिन|dekh|taak|nihaar|ghoor|soongh|sungh|chhu|chhoo|tatol|sehla|gin)(?:ता|ती|ते|ूं|ो|ta|ti|te|oo?n|u|o)?(?: (?:रहता |रहती |rehta |rehti )?(?:हूं|हू|hu|hoo?n|hun|बस|bas))*[\s\p{P}]*$`,
  String.raw`^(?:(?!(?:कर|के|kar|ke)(?![\p{L}\p{M}]))\S+ ){1,3}(?:देख|ताक|निहार|घूर|सूंघ|छू|टटोल|सहला|गिन|dekh|taak|nihaar|ghoor|soongh|sungh|chhu|chhoo|tatol|sehla|gin)(?:ता|ती|ta|ti) (?:हूं|हू|hu|hoo?n|hun)[\s\p{P}]*$`,
  String.raw`(?:कान|kaan) (?:लगा|laga)(?:ता|ती|ta|ti) (?:हूं|हू|hu|hoo?n|hun)[\s\p{P}]*$`,
];

/** "The bread smells so good", "my hands are shaking", "poor old king", "मुझे डर लगता है". */
export const remarked: readonly string[] = [
  `^${sighs}(?:(?:the|this|that|these|those|my|your|his|her|its|their|our)(?: [\\p{L}'-]+){1,3}?|it|he|she|they|this|that|there|everyone|everybody|everything|nobody) (?:(?:still|really|just|always|all) )?(?:is|are|was|were|isn't|aren't|wasn't|smells?|looks?|seems?|feels?|sounds?|tastes?|hurts?|aches?|(?:must|might|could) be)\\b${ofOthers}`,
  `^${sighs}(?:${others}|nobody|no one|everyone|everybody|he|she|they) (?:(?:\\p{L}+ly|never|always|once|still|also|only|just) ){0,2}(?:had|has|have|did|does|would|will|used|always|never|${pastOfOthers}|(?!need|indeed|hundred)\\p{L}{2,}ed)\\b${withoutPlayer}`,
  String.raw`^(?:[\p{L}'-]+,? )?you (?:always|never|once|only ever)\b`,
  String.raw`^(?:(?:oh|just|please|[\p{L}'-]+(?: [\p{L}'-]+)?),? )?shut up\b`,
  `^${sighs}(?:it's|he's|she's|they're|that's|there's)(?! no need)\\b${ofOthers}`,
  `^${sighs}(?:i'm|im|i am|i feel|i felt) (?:${intensely})*(?:${feelings})\\b${ofOneself}`,
  `^${sighs}poor \\p{L}+, (?:\\p{L}+ing|with|all|so|still)\\b${withoutPlayer}`,
  `^${sighs}(?:many )?(?:thanks|thank you)(?: (?:so |very )?much| a lot)?(?:,? [\\p{L}-]+)?,? (?:(?:it|that|this)(?:'s| is| was)|you(?:'re| are))\\b${withoutPlayer}`,
  `^${sighs}(?:poor|what an?|how (?:sad|strange|odd|weird|funny|nice|beautiful|lovely|awful|terrible|cruel|brave)) \\p{L}+${ofOthers}`,
  String.raw`^(?!.*${ofMine})(?:[\p{L}\p{M}]+ ){1,3}(?:की|का|के|ki|ka|ke) [\p{L}\p{M}]+(?: [\p{L}\p{M}]+){0,3}(?<!(?:न[ाीे]|ते|n[aie]|te)(?: (?:ही|तो|भी|hi|to|bhi))?) (?:है|hai)[\s\p{P}]*$`,
  String.raw`^[^,;:.।]*(?<![\p{L}\p{M}])(?:${hindiFeelings}) (?:\S+ )?(?:लग|आ|हो|lag|aa|ho)(?:ती|ता|ti|ta)?${howItIs}`,
  String.raw`^[^,;:.।]*(?<![\p{L}\p{M}])(?:मन|दिल|man|mann|dil) (?:\S+ )?(?:हो|भर|बैठ|टूट|डूब|घबरा|ho|bhar|baith|toot|doob|ghabra)(?:ता|ती|ta|ti)?${howItIs}`,
  String.raw`^[^,;:.।]*(?<![\p{L}\p{M}])(?:पर|par|pe) (?:\S+ )?(?:दया|तरस|गुस्सा|प्यार|daya|taras|gussa|pyaa?r) (?:आ|aa)(?:ती|ता|ti|ta)?${howItIs}`,
  String.raw`^[^,;:.।]*(?<![\p{L}\p{M}])(?:कांप|दुख|सुन्न|kaanp|kamp|dukh|sunn)(?:ती|ता|ti|ta)?${howItIs}`,
];
