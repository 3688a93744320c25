import { memoryItem } from "@katha/api/contract";
import { normalise } from "@katha/storygraph";
import { assert, array, constantFrom, property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Passage } from "../port.ts";
import { remember, type Session } from "./index.ts";

const bible = {
  cast: [
    { name: "Yama", name_native: "यम", is: "Death, king of right; cannot lie", wants: "a rest" },
    { name: "Savitri", name_native: "सावित्री", is: "princess of Madra" },
  ],
  places: [{ name: "the clearing", name_native: "वन", place: "forest", about: "under the branch" }],
  objects: [
    { name: "the noose", about: "Yama's; it holds a person" },
    { name: "the bit of rope", about: "what is left of the noose", also: ["rope"] },
  ],
  names: [{ latin: "Madra", native: "मद्र" }],
};
const graph = normalise({
  nodes: { a: { text: "", place: "The Clearing", choices: [{ text: "On", target: "b" }] }, b: "" },
});

let turns = 0;
const turnIds = Array.from(
  { length: 40 },
  (_, number) => `0197f3a2-6c1e-7b3d-9a52-${String(number).padStart(12, "0")}`,
);
function part(text: string, more: Partial<Passage> = {}): Passage {
  turns = (turns + 1) % turnIds.length;
  return { turnId: turnIds[turns] ?? "", action: "continue", said: null, text, node: "b", ...more };
}
const own = (said: string) => part("", { action: "custom_action", said });

function session(passages: Passage[], more: Partial<Session["story"]> = {}): Session {
  return { story: { language: "en", bible, graph, ...more }, passages, corrections: [] };
}
const learnt = (passages: Passage[], more: Partial<Session["story"]> = {}) =>
  remember(session(passages, more))
    .filter(({ kind }) => kind !== "summary")
    .map(({ kind, text }) => `${kind} ${text}`);

describe("what is learnt", () => {
  test("once, though the narrator says it after the player", () => {
    const said = "I promise I will come back for you before the night is over.";
    const text = `"${said}" It was a small speech. You promised to come back before the night was over.`;
    const parts = [part(text, { action: "custom_action", said })];
    expect(learnt(parts)).toEqual([`promise ${said}`]);
    const later = part(`Nobody here has forgotten what was said: "${said}"`);
    expect(learnt([...parts, later])).toEqual([`promise ${said}`]);
    const summary = remember(session(parts)).find(({ kind }) => kind === "summary");
    expect(summary?.text).toBe(`${said} It was a small speech.`);
  });

  test("not from a promise that is only spoken of, nor from a name that is only put away", () => {
    expect(learnt([part("You've kept your vows. She broke her promise to the king.")])).toEqual([]);
    expect(learnt([part("You could swear she's seen the whole thing.")])).toEqual([]);
    expect(learnt([part("The name is put away, as one puts away a receipt.")])).toEqual([]);
    expect(learnt([own("my name is asha and I am not afraid")])).toEqual([
      "name asha: my name is asha and I am not afraid",
    ]);
  });

  test("a thing of the bible once, though more is told of it", () => {
    expect(learnt([part("She gave you the noose.")])).toEqual(["object the noose"]);
  });

  test("of the bible whom and what the player has read of, and not what only its author knows", () => {
    expect(learnt([part("A man stood there. It was Yama, with a noose.", { node: "a" })])).toEqual([
      "name Yama: It was Yama, with a noose.",
      "object the noose",
    ]);
    expect(learnt([part("You reach the clearing.", { node: "a" })])).toEqual([
      "place the clearing",
    ]);
    expect(learnt([part("Yamadeva went unnoosed to Madras.")])).toEqual([]);
  });

  test("nothing of the bible from a word that only stands for it, nor from what the player typed", () => {
    expect(learnt([part("On the deck lies some rope.")])).toEqual([]);
    expect(learnt([own("Where is the bit of rope?"), own("Where is Yama?")])).toEqual([]);
    expect(learnt([part("", { said: "Ask Yama" })])).toEqual(["name Yama"]);
  });

  test("nothing from being asked which choice was meant", () => {
    const asked = part("Did you mean this?", { said: "Ask Yama", isFromKatha: true });
    expect(remember(session([asked]))).toEqual([]);
  });

  test("without the stars of an emphasis that a sentence cuts in two", () => {
    const told = part("First on the paper is, *Has the school a bell?* The rest does not matter.");
    const [summary] = remember(session([told]));
    expect(summary?.text).toBe("First on the paper is, Has the school a bell?");
  });

  test("in Hindi by the name in its own script, however its dots are written", () => {
    const hindi = { language: "hi" };
    expect(learnt([part("सामने यम खड़ा था।")], hindi)).toEqual(["name Yama: सामने यम खड़ा था।"]);
    expect(learnt([part("यमुना बह रही थी।")], hindi)).toEqual([]);
  });

  test("in languages that join endings to names, by how the name begins", () => {
    const tamil = { language: "ta", bible: { cast: [{ name: "கோவலன்", is: "வணிகன்" }] } };
    expect(learnt([part("கோவலனிடம் சொன்னாள்.")], tamil)).toEqual([]);
    expect(learnt([part("கோவலன்தான் வந்தான்.")], tamil)).toEqual(["name கோவலன்: கோவலன்தான் வந்தான்."]);
  });

  test.each([
    ["My name is Kesar.", "name Kesar: My name is Kesar."],
    ["I name the grey mare Moti.", "name Moti: I name the grey mare Moti."],
    ["I ask for a smith called Raghu.", "name Raghu: I ask for a smith called Raghu."],
    ["मेरा नाम केसर है।", "name केसर: मेरा नाम केसर है।"],
    [
      "I take the brass lamp from the niche.",
      "object brass lamp: I take the brass lamp from the niche.",
    ],
    ["pick up a torn letter", "object torn letter: pick up a torn letter"],
    ["मैं पीतल का दीया उठाता हूँ।", "object दीया: मैं पीतल का दीया उठाता हूँ।"],
    ["I promise to come back by dawn.", "promise I promise to come back by dawn."],
    ["मैं वचन देता हूँ, लौटूँगा।", "promise मैं वचन देता हूँ, लौटूँगा।"],
    ["मैं वादा करता हूँ कि नहीं भूलूँगा।", "promise मैं वादा करता हूँ कि नहीं भूलूँगा।"],
    ["My brother is a ferryman.", "fact My brother is a ferryman."],
    ["मेरे पिता नाविक थे।", "fact मेरे पिता नाविक थे।"],
  ])("from the player's own words: %s", (said, item) => {
    expect(learnt([own(said)])).toContain(item);
  });

  test.each([
    "I take a step back.",
    "I will not promise anything.",
    "Do you promise?",
    "“Do you promise?”",
    "Do you swear؟",
    "मैंने वादा तोड़ दिया।",
    "मैं वादा नहीं करता।",
    "मैं कोई क़सम भी नहीं खाता।",
    "वचन की याद आती है।",
    "main vaada nahi karta",
    "Is my brother a ferryman?",
    "मैं हाथ उठाता हूँ।",
    "क़लम कान से उतारकर जेब में रखता हूँ।",
  ])("nothing from: %s", (said) => {
    expect(learnt([own(said)])).toEqual([]);
  });

  test("a newcomer once the narrator has named them twice", () => {
    const first = part("At the door stood a woman, and Leelavati was her name by the scar.");
    expect(learnt([first])).toEqual([]);
    expect(learnt([first, part("She looked at Leelavati and laughed.")])).toEqual([
      "name Leelavati: At the door stood a woman, and Leelavati was her name by the scar.",
    ]);
  });

  test("a summary of each part: what was done, and a sentence of what came of it", () => {
    const told = part("Smoke rose. Yama listened with his whole face to what Savitri had to say.", {
      said: "Ask him",
    });
    const summary = remember(session([told])).find(({ kind }) => kind === "summary");
    expect(summary?.text).toBe(
      "Ask him. Yama listened with his whole face to what Savitri had to say.",
    );
  });
});

describe("over time", () => {
  const first = own("I promise to return. I keep the lamp.");
  const second = own("I keep the lamp. My name is Kesar.");

  test("a thing is remembered once, where it was first learnt", () => {
    const lamps = remember(session([first, second])).filter(({ text }) => text.startsWith("lamp"));
    expect(lamps.map(({ turn_id }) => turn_id)).toEqual([first.turnId]);
  });

  test("ids stay when the session is read anew, and go with the part that taught them", () => {
    const both = remember(session([first, second]));
    expect(remember(structuredClone(session([first, second])))).toEqual(both);
    expect(remember(session([first]))).toEqual(
      both.filter(({ turn_id }) => turn_id === first.turnId),
    );
  });

  test("a session of two hundred parts is worked out once, and looked at once more with each turn after that", () => {
    let timesRead = 0;
    const text = "Rain fell on the roof, and Leelavati counted the lamps. ".repeat(20);
    const passages = Array.from({ length: 200 }, (_, number) => ({
      ...own(`I keep the lamp number ${number}. I promise to come back.`),
      turnId: `0197f3a2-6c1e-7b3d-9a53-${String(number).padStart(12, "0")}`,
      get text() {
        timesRead += 1;
        return text;
      },
    }));
    const once = remember(session(passages));
    const timesAtFirst = timesRead;
    expect(remember(session(passages))).toEqual(once);
    expect(timesRead - timesAtFirst).toBe(passages.length);
    expect(timesAtFirst).toBeGreaterThan(passages.length);
  });

  test("the player's correction stands in its place, and empty text makes it forget", () => {
    const [promise, lamp] = remember(session([first]));
    if (!promise || !lamp) throw new Error("Nothing was learnt.");
    const corrections = [
      { item: promise.id, text: "I promised to return before dawn." },
      { item: lamp.id, text: "  " },
      { item: "of a part taken back", text: "x" },
    ];
    const after = remember({ ...session([first]), corrections });
    expect(after[0]).toEqual({
      ...promise,
      text: "I promised to return before dawn.",
      is_corrected: true,
    });
    expect(after.map(({ id }) => id)).not.toContain(lamp.id);
  });
});

const pieces = constantFrom(
  "I promise ",
  "my name is ",
  "Yama",
  "the noose",
  "मेरा नाम ",
  " है। ",
  "I take the ",
  "\ud83d",
  "நீ",
  ". ",
  "\n\n",
);
const anyText = array(constantFrom<"piece" | "any">("piece", "any"), { maxLength: 12 }).chain(
  (kinds) =>
    kinds.reduce(
      (sum, kind) =>
        sum.chain((before) => (kind === "piece" ? pieces : string()).map((more) => before + more)),
      string({ maxLength: 3 }),
    ),
);

test("whatever is written, the items are of the contract and no two are one", () => {
  assert(
    property(
      array(
        record({
          text: anyText,
          said: anyText,
          action: constantFrom("custom_action" as const, "continue" as const, "immerse" as const),
        }),
        { maxLength: 6 },
      ),
      constantFrom("en", "hi", "ta", "no language at all", ""),
      (parts, language) => {
        const items = remember(
          session(
            parts.map((one, number) => ({ ...one, turnId: turnIds[number] ?? "", node: "a" })),
            { language },
          ),
        );
        for (const item of items) {
          memoryItem.parse(item);
          expect(item.text.trim()).not.toBe("");
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      },
    ),
    { numRuns: 300 },
  );
});
