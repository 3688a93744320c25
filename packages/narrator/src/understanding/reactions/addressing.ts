import type { Named } from "../named.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import { plain } from "../words/plain.ts";

const deeds =
  "ask|tell|greet|thank|beg|warn|promise|comfort|console|hug|embrace|hold|kiss|touch|hit|slap|strike|push|kick|punch|bite|stab|attack|kill|insult|threaten|curse|scold|help|wake|show|give|pay|hand";
const givings = "give|hand|show|pay|offer|sell|bring|take|say|promise";

const withoutArticle = (text: string) => plain(text).trim().replace(/^the /u, "");

/**
 * Whether a line addresses someone by name ("Sushila, are you afraid?") or acts on them ("I ask Sushila"), rather than
 * only mentioning them.
 */
export function isTo(text: string, { names }: Pick<Named, "names">): boolean {
  const line = plain(text).trim();
  return names.some((one) => {
    const name = withoutArticle(one);
    if (line.startsWith(`${name},`) || /^[\s.!?।؟]*$/u.test(line.split(`, ${name}`)[1] ?? "-"))
      return true;
    const called = String.raw`(?:(?:to|the|old|my) )*${escapeRegExp(name)}(?![\p{L}\p{M}'])`;
    const done = String.raw`(?<!\p{L})(?:(?:${deeds}) |(?:${givings}) .{1,40} to )${called}|(?<!\p{L})${escapeRegExp(name)} (?:se|ko|से|को)(?![\p{L}\p{M}])(?!.*(?:चाहिए|chahiye|chaiye))`;
    return new RegExp(done, "u").test(line);
  });
}

/** A line without the names of those addressed: "ask Amma about the water" is about the water, as with "ask her". */
export function withoutAddressed(text: string, named: readonly Named[]): string {
  const addressed = named.filter((one) => one.kind === "person" && one.isHere && isTo(text, one));
  return withoutNames(text, addressed);
}

/** A line without these names. */
export function withoutNames(text: string, named: readonly Pick<Named, "names">[]): string {
  const names = named
    .flatMap((one) => one.names.map(withoutArticle))
    .toSorted((left, right) => right.length - left.length);
  const name = new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:the )?(?:${names.map(escapeRegExp).join("|")})(?![\p{L}\p{M}])`,
    "gu",
  );
  return names.length === 0 ? text : plain(text).replaceAll(name, "");
}

const honorific =
  "ji|sahib|sahab|saheb|sir|madam|bhai|bhaiya|didi|babu|जी|साहब|साहेब|भाई|भैया|दीदी|बाबू|صاحب|বাবু|দা";
const stop = "[,،;.!?।؟]";

/** "Bellie what's that", "रामदीन तुम डरते हो": a name at the beginning, even without a comma, addresses that person. */
const afterCall = String.raw`(?=(?:you|your|you're|you've|(?:are|were|do|did|have|will|would|can|could|may|should) (?:you|i|we)|what|what's|whats|who's|whos|where|why|how|which|whose|when|tell me|i|i'm|i've|i'll|i'd|tum|tumh\w+|aap|aapk\w+|apk\w+|tu|tujhe|ter[aie]|तुम|तुम्ह[\p{L}\p{M}]+|आप|आपक[ाीे]|तू|तुझे|तेर[ाीे]|تم|تمہار[اےی]|آپ)(?![\p{L}\p{M}']))`;
/** "Are you sick miss Pereira", "तुम डरते हो रामदीन"; but "do you know Pereira". */
const beforeCall = String.raw`(?<=(?<![\p{L}\p{M}])(?:(?<!thank )you|your|tum|aap|tumh\w+|तुम|आप|تم|آپ)(?![\p{L}\p{M}]).*)(?<!(?<![\p{L}\p{M}])(?:about|of|to|for|with|and|or|than|from|by|at|in|on|like|love|hate|know|knew|see|saw|seen|call|called|trust|ask|tell|told|named|believe|remember|meet|met|help|find|found|miss|want|mean|hurt|save|kill|leave|left|marry|married|the|that|this|these|those|my|your|his|her|their|our|a|an|not|is|are|was|were|से|को|का|की|के|में|पर|ने|और|या|se|ko|ka|ki|ke|mein|me|par|ne|aur|ya|سے|کو|کا|کی|کے|میں|پر|اور|یا),?) `;

/** "How cold it is, brother", "कितनी ठंड है भाई": a friendly word at the end of a line that calls nobody in particular. */
const friendlyCall =
  /(?:[,،]\s*|(?<=(?<![\p{L}\p{M}])(?:है|हैं|हूं|था|थी|लो|दो|चलो|रुको|गया|गई|गए|hai|hain|hoon|hu|tha|thi|lo|do|chalo|ruko|gaya|gayi|gaye)) )(?:bhai|bhaiya|yaar|dost|bro|brother|dude|mate|भाई|भैया|यार|दोस्त)(?=[\s\p{P}]*$)/iu;

/** A line without the name it calls, wherever that stands: a person addressed is not a topic. */
export function withoutCall(text: string, named: readonly Named[]): string {
  const called = named.flatMap(({ kind, isHere, names }) =>
    kind === "person" ? names.map((one) => ({ name: withoutArticle(one), isHere })) : [],
  );
  const longest = called.toSorted((left, right) => right.name.length - left.name.length);
  const bare = withoutArticle(text).replace(friendlyCall, "");
  const said = longest.reduce((line, { name, isHere }) => {
    if (!line.includes(name)) return line;
    const call = String.raw`(?:the )?${escapeRegExp(name)}(?: (?:${honorific}))?`;
    const before = line.replace(new RegExp(String.raw`^${call}[,،]\s*`, "u"), "");
    if (!isHere) return before;
    return before
      .replace(new RegExp(`^${call} ${afterCall}`, "u"), "")
      .replace(new RegExp(String.raw`(?:,\s*|${beforeCall})${call}(?=\s*(?:${stop}|$))`, "u"), "");
  }, bare);
  return said.replaceAll(new RegExp(stop, "gu"), "").trim() === "" ? text : said;
}
