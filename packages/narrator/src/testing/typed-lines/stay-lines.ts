import type { CatalogueStory } from "../stories/catalogue-stories.ts";
import { bibleOf } from "../../bible/bible.ts";

/** What players type in any scene, that is no choice of it: greetings, questions, talk, nonsense, orders to the narrator. */
const anywhere = `
hello there | hi, how are you? | namaste | good evening to you all | नमस्ते | aur bhai kya haal hai | प्रणाम | salaam
thank you so much for your help | thanks, that was kind | shukriya | धन्यवाद, आपने बहुत किया | bahut bahut dhanyavaad
you are an idiot | what a fool you are | shut up, you old liar | तुम गधे हो | bewakoof insaan | tu chor hai | मूर्ख कहीं के
who are you? | what is your name? | where am I? | what is this place called? | what time is it? | how old are you? | why are you crying?
तुम कौन हो? | यह जगह कौन सी है? | tumhara naam kya hai | main kahan hoon? | kitne baje hain | yahan kya ho raha hai | अब क्या करूँ?
what should I do now? | what can I do here? | is there another way? | what happens next? | can I trust them? | are we safe here?
look around | look at the sky | look at my hands | listen to the wind | smell the air | इधर उधर देखो | aas paas dekho | आसमान को देखता हूँ
sit down for a moment and breathe | dance | do a cartwheel | sing a little song | jump up and down | clap my hands | stretch my arms and yawn
नाचने लगता हूँ | gaana gaata hoon | zor se hasta hoon | एक गहरी साँस लेता हूँ | aankhen band kar leta hoon | thoda paani peeta hoon
I am hungry | I am tired and afraid | I miss my mother | मुझे भूख लगी है | mujhe dar lag raha hai | मैं बहुत थक गया हूँ | neend aa rahi hai
asdf jkl qwer | lol | hahaha | blah blah blah | 12345 | uff | hmm | kuch bhi | ...
tell me a joke | make this story shorter | skip to the end | speak English please | describe the room in more detail | write this as a poem
kahani chhoti karo | seedha end dikhao | हिंदी में बताओ | restart the game | what is the answer? | give me a hint | how many endings are there?
fly up into the clouds | turn into a tiger | call the police on my phone | pull out a gun and shoot | become invisible | order a pizza
udkar chand par jaata hoon | मैं अदृश्य हो जाता हूँ | teleport to Paris | cast a spell | open my laptop
my grandmother used to say that patience is a river | they say it always rains here | once upon a time I had a dog | कहते हैं यहाँ बहुत बारिश होती है
that was a beautiful story | I do not believe a word of it | this is boring | nice | wow, that is sad | बहुत अच्छी कहानी है | mazaa aa gaya
I pray to the gods | weep quietly | laugh out loud | kiss my own hand | scratch my head | pick my nose | spit on the ground | write my name in the dust
if it rains tomorrow I will stay at home | maybe later | I wonder what my father would do | should I be worried? | perhaps I ought to think first
`
  .split(/[|\n]/u)
  .map((line) => line.trim())
  .filter((line) => line !== "");

type Said = (about: string, topic: string) => string;

/** How what an author has written an answer to may be typed, in English and in Hindi of both scripts. */
const ways: Readonly<Record<string, readonly Said[]>> = {
  ask: [
    (about, topic) => `ask ${about} about ${topic}`,
    (about, topic) => `${about}, tell me about ${topic}`,
    (about, topic) => `what do you know of ${topic}, ${about}?`,
    (about, topic) => `${about} से ${topic} के बारे में पूछो`,
    (about, topic) => `${about} se poochho ${topic} kya hai`,
    (_about, topic) => `why ${topic}?`,
  ],
  tell: [
    (about, topic) => `tell ${about} about ${topic}`,
    (about, topic) => `I speak with ${about} of ${topic}`,
    (about, topic) => `${about} ko ${topic} ke baare mein bataata hoon`,
  ],
  look: [
    (about, topic) => `look at ${topic || about} closely`,
    (about, topic) => `what does ${topic || about} look like?`,
    (about, topic) => `${topic || about} को ध्यान से देखो`,
    (about, topic) => `${topic || about} dekho`,
  ],
  take: [
    (about, topic) => `take ${topic || about}`,
    (about, topic) => `${topic || about} utha lo`,
    (about, topic) => `I put ${topic || about} in my pocket`,
  ],
  give: [
    (about, topic) => `give ${about} ${topic || "a coin"}`,
    (about, topic) => `${about} ko ${topic || "kuch"} de do`,
  ],
  thank: [(about) => `thank you, ${about}`, (about) => `${about}, dhanyavaad`],
  greet: [(about) => `hello ${about}`, (about) => `namaste ${about}`],
  insult: [(about) => `${about} is a liar and a fool`, (about) => `${about}, tum jhoothe ho`],
  touch: [(about, topic) => `touch ${topic || about}`],
  comfort: [(about) => `I put an arm round ${about}`, (about) => `don't cry, ${about}`],
  attack: [(about) => `hit ${about} as hard as I can`, (about) => `${about} ko thappad maaro`],
};

/** An even stride over a list, the same each time. */
const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % list.length];

/** Lines typed in a scene that may be answered but take no choice. */
export function stayLines({ graph, bible }: CatalogueStory, node: string, at: number): string[] {
  const cast = bibleOf(bible).cast.map(({ name }) => name);
  const answers = Object.values(graph.reactions ?? {}).filter(
    (one) => one.command === "" && one.target === "" && (one.at === "" || one.at === node),
  );
  const answered = Array.from({ length: 8 }, (_, turn) => {
    const one = pick(answers, at * 7 + turn * 13);
    if (one === undefined) return "";
    const act = pick(one.acts, turn) ?? "ask";
    const way = pick(ways[act] ?? ways["ask"] ?? [], at + turn);
    const about = one.about || pick(cast, at + turn) || "";
    return way?.(about, pick(one.topics, at + turn) ?? "") ?? "";
  });
  const others = Array.from({ length: 6 }, (_, turn) => pick(anywhere, at * 5 + turn * 17) ?? "");
  return [...answered, ...others].filter((line) => line !== "");
}
