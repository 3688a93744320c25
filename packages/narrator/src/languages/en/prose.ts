import type { Prose } from "../language.ts";

export const prose: Prose = {
  // What shows the tense of a text, and whether "I" or "you" is told of.
  past: [
    "was were had said went came took did could stood looked asked put told got made kept turned",
    "gave held",
  ],
  present: [
    "is are am has have says goes comes takes does can stands looks asks puts tells gets makes",
    "keeps turns gives holds",
  ],
  first: ["I my me I'm I've myself"],
  second: ["you your you're you've yourself"],
  // They change where the player's "I" is told as "you".
  turned: ["you your yours mine myself yourself"],
  // No sentence of some length is without one of these.
  common: [
    "the a an and of to in is was are were it he she they i you we that on with at for his her",
    "its their my your not no as but by from had has have be or so if there out up then into",
  ],
  // A word with a capital beside one of these is somebody.
  actorVerbs: [
    "says said asks asked replies replied answers answered whispers whispered shouts shouted",
    "smiles smiled laughs laughed nods nodded enters entered arrives arrived comes came walks",
    "walked stands stood steps stepped looks looked turns turned takes took sits sat",
  ],
  // Such a word stands before one of these, too, but never behind it.
  peopleVerbs: [
    "grins grinned waves waved shrugs shrugged climbs climbed kneels knelt bows bowed sighs sighed",
    "winks winked speaks spoke grabs grabbed calls called",
  ],
  // They have a capital, and are nobody.
  noActors: [
    "Whoever Whatever Whichever Anybody Anyone Neither Either None Many Several Most Few He She It",
    "They You The This That There Then Who What Nobody Somebody Someone Everybody Everyone Nothing",
    "Something One And But Now Here Yes Both Each All Another Others Some",
  ],
  // Players begin a deed with these; with their past tense, where no ending makes it.
  deedVerbs: [
    "go:went walk run:ran leave:left follow ask tell:told shout call take:took grab:grabbed pick",
    "give:gave put:put throw:threw keep:kept open close shut:shut break:broke fight:fought attack",
    "hit:hit kick help hide:hid wait stay sit:sat stand:stood look watch search examine inspect",
    "listen read:read write:wrote refuse accept pay:paid buy:bought sell:sold eat:ate drink:drank",
    "light:lit climb dig:dug tie untie promise pray touch hug:hugged kiss laugh sing:sang show",
    "warn forgive:forgave thank count play row ring:rang send:sent wake:woke turn push pull jump",
    "whisper knock dance whistle smile bow kneel:knelt steal:stole drop:dropped return enter",
    "cross swim:swam cry:cried weep:wept try:tried lie:lied sleep:slept check lift carry:carried",
    "hold:held say:said answer reply:replied explain hum:hummed nod:nodded shake:shook stare",
    "glance step:stepped move bring:brought catch:caught offer beg:begged nudge drag:dragged pour",
    "wash cover fold lean reach point bite:bit spit:spat scream yell cut:cut burn move crawl",
    "sneak hurry:hurried press study:studied insult mock tease curse threaten greet salute",
    "comfort console accuse blame chase seize snatch beat:beat slap:slapped punch stab:stabbed",
    "shoot:shot kill feed:fed find:found use smell taste feel:felt speak:spoke talk apologise",
    "apologize question pocket wear:wore sip gulp chew stroke pat:patted pet:petted cuddle squeeze yawn",
    "stretch sigh grin frown shrug:shrugged pace rest warm wipe scratch rub:rubbed gather collect",
    "tuck wrap:wrapped hand draw:drew demand bribe borrow lock unlock rescue protect approach",
    "poke lick sniff tickle squint crouch wander rush admire peek blink wink clap:clapped splash",
    "shiver giggle chuckle swallow unwrap:unwrapped unfold mutter mumble remember shove hang:hung",
  ],
};
