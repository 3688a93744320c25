/** Verbs that people begin acts with, and their past tense where it is irregular. */
const written =
  "go:went walk run:ran leave:left follow ask tell:told shout call take:took grab:grabbed pick give:gave put:put " +
  "throw:threw keep:kept open close shut:shut break:broke fight:fought attack hit:hit kick help hide:hid wait stay " +
  "sit:sat stand:stood look watch search examine inspect listen read:read write:wrote refuse accept pay:paid buy:bought " +
  "sell:sold eat:ate drink:drank light:lit climb dig:dug tie untie promise pray touch hug:hugged kiss laugh sing:sang " +
  "show warn forgive:forgave thank count play row ring:rang send:sent wake:woke turn push pull jump whisper knock dance " +
  "whistle smile bow kneel:knelt steal:stole drop:dropped return enter cross swim:swam cry:cried weep:wept try:tried " +
  "lie:lied sleep:slept check lift carry:carried hold:held say:said answer reply:replied explain hum:hummed nod:nodded " +
  "shake:shook stare glance step:stepped move bring:brought catch:caught offer beg:begged nudge drag:dragged pour wash " +
  "cover fold lean reach point bite:bit spit:spat scream yell cut:cut burn move crawl sneak hurry:hurried press study:studied " +
  "insult mock tease curse threaten greet salute comfort console accuse blame chase seize snatch beat:beat slap:slapped punch " +
  "stab:stabbed shoot:shot kill feed:fed find:found use smell taste feel:felt speak:spoke talk apologise apologize question " +
  "pocket wear:wore sip gulp chew stroke pat:patted cuddle squeeze yawn stretch sigh grin frown shrug:shrugged pace rest warm wipe " +
  "scratch rub:rubbed gather collect tuck wrap:wrapped hand draw:drew " +
  "demand bribe borrow lock unlock rescue protect approach";

const regular = (verb: string) => (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);

export const pastOf = new Map(
  written.split(" ").map((entry): [string, string] => {
    const [verb = "", past] = entry.split(":");
    return [verb, past ?? regular(verb)];
  }),
);

/** The verb that a form of the past is of: "ate" is "eat". Where two have the same, the first. */
export const baseOf = new Map(
  [...pastOf]
    .toReversed()
    .flatMap(([verb, past]) => (pastOf.has(past) ? [] : [[past, verb] as const])),
);

const irregularOthers = new Map([
  ["go", "goes"],
  ["do", "does"],
  ["have", "has"],
]);

/** What a verb is of somebody else: "eats", "carries". */
export const ofOther = (verb: string): string =>
  irregularOthers.get(verb) ??
  (/(?:s|x|z|ch|sh|o)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`);
