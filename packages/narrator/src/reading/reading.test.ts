import { normalise } from "@katha/storygraph";
import { describe, expect, it } from "vitest";
import type { StoryVersion } from "../port.ts";
import { positionAt } from "../testing/position-at.ts";
import { termsOf } from "../understanding/words/terms.ts";
import {
  doingsOf,
  findAbout,
  lastSpeakerOf,
  namedOf,
  peopleOf,
  readScene,
  thingIn,
  viewOf,
  wantedIn,
} from "./index.ts";

function storyOf(language: string, texts: Record<string, string>): StoryVersion {
  const names = Object.keys(texts);
  const nodes = Object.fromEntries(
    names.map((name, at) => {
      const next = names[at + 1];
      const choices = next === undefined ? [] : [{ text: "On.", target: next }];
      return [name, { text: texts[name] ?? "", choices }];
    }),
  );
  return {
    title: "A story",
    language,
    contentRating: "everyone",
    prompt: "",
    systemPrompt: "",
    graph: normalise({ nodes }),
    bible: {},
  };
}

const hold = `You wake in the hold of the Marigold. Captain Voss sits on a barrel and does not look up.

"There's water below the line," she says. Her gloves are still on. She has not taken them off since the door.

Immy holds your sleeve. A boy with a bandaged hand sleeps against the flour sacks. "Mr. Hale will not come," says Immy.`;
const ship = storyOf("en", { hold, deck: "On deck the rain has stopped. Immy looks at the sky." });
const at = (story: StoryVersion, ...path: string[]) =>
  viewOf(story, positionAt(story.graph, path), false);
const about = (story: StoryVersion, said: string, ...path: string[]) =>
  findAbout(at(story, ...path), wantedIn(termsOf(said), story.language), false)[0];

const dock = `The ferry rocks against its ropes, and the ferryman, a huge man with one glass eye, blows into his hands.

"One ticket," he says. Your brother Sam hides behind your coat. He's holding the cat, Biscuit, inside his jumper.`;

it("hears a name as it is often spelt in Latin letters", () => {
  const well = storyOf("hi", { kuan: `"वापस चलते हैं," बंटी ने कहा। बंटी ने रस्सी पकड़ी।` });
  const [heard] = namedOf(peopleOf(well), "bunty tum kya sochte ho", "hi");
  expect(heard?.name).toBe("बंटी");
});

describe("who is somebody in other words", () => {
  const ferry = storyOf("en", { dock, island: "A man in a white suit smiles." });

  it("is nobody else beside them", () => {
    const names = at(ferry, "dock").present.map(({ name }) => name);
    expect(names).toContain("the ferryman");
    expect(names).not.toContain("the man");
  });

  it("speaks as themselves", () => {
    expect(lastSpeakerOf(at(ferry, "dock"))?.name).toBe("the ferryman");
  });

  it("has the name that stands behind what they are", () => {
    const [cat] = namedOf(peopleOf(ferry), "stroke the cat", "en");
    expect(cat?.name).toBe("Biscuit");
  });
});

describe("the sentences of a scene", () => {
  it("keep what is said with who says it, and end at no title", () => {
    const texts = readScene(hold, "en").map(({ text }) => text);
    expect(texts).toContain('"There\'s water below the line," she says.');
    expect(texts).toContain('"Mr. Hale will not come," says Immy.');
  });

  it("know what is told and what is said", () => {
    const said = readScene(hold, "en").find(({ spoken }) => spoken !== "");
    expect(said?.spoken).toBe('"There\'s water below the line,"');
    expect(said?.words).toEqual(["she", "says"]);
  });

  it("are whole in a script without capitals", () => {
    const [first] = readScene('"वकील साहब को क्या पता?" बुआ बोलीं। वे मटर छील रही थीं।', "hi");
    expect(first?.text).toBe('"वकील साहब को क्या पता?" बुआ बोलीं।');
  });
});

describe("the people of a story", () => {
  const names = (story: StoryVersion) => peopleOf(story).map(({ name }) => name);

  it("are those who act and speak, by their names and by what they are", () => {
    expect(names(ship)).toEqual(expect.arrayContaining(["Captain Voss", "Immy", "the boy"]));
  });

  it("are no ships, places, days or beginnings of sentences", () => {
    const story = storyOf("en", {
      a: "Outside it rains. On Monday she walks to Harwich. Outside, the Marigold lies at anchor. Meera says nothing.",
    });
    expect(names(story)).toEqual(["Meera"]);
  });

  it("are whatever speaks", () => {
    const story = storyOf("en", { a: '"I take no hedgehogs," said the heron, and looked away.' });
    expect(names(story)).toEqual(["the heron"]);
  });

  it("are called in Hindi as before a postposition, with the dots of their letters", () => {
    const story = storyOf("hi", { a: "एक लड़का नाव में बैठा था। घोड़ा किनारे खड़ा था। कौआ उड़ गया।" });
    expect(peopleOf(story).map(({ name }) => name)).toEqual(["लड़के", "घोड़े", "कौए"]);
  });

  it("are called by their name, where what they are stands before it", () => {
    const story = storyOf("en", {
      a: "Her son Ilan mends a net. The warden Osk has sat there for a week. In the sea a seal turns over.",
    });
    expect(names(story)).toEqual(["Ilan", "Osk"]);
    expect(namedOf(peopleOf(story), "ask her son", "en").map(({ name }) => name)).toEqual(["Ilan"]);
  });

  it("have the title that their author gives them, and are not called by it", () => {
    const story = storyOf("en", {
      a: '"Sit," says Mrs. Abernathy. Behind her stands Mrs. Quill. Mr. Plum sneezes, and Mr. Plum bows.',
    });
    expect(names(story)).toEqual(expect.arrayContaining(["Mrs. Abernathy", "Mr. Plum"]));
    expect(names(story)).not.toContain("Mrs");
    const asked = namedOf(peopleOf(story), "who is Mrs Quill", "en").map(({ name }) => name);
    expect(asked).not.toContain("Mrs. Abernathy");
  });

  it("are no greenhouse with a number, no clock that says ten, and not how old who speaks is", () => {
    const story = storyOf("en", {
      a: 'Greenhouse Nine is made of glass. The list on the desk says eleven. In the greenhouse sits Ada Holm. "No," says the old man.',
    });
    expect(names(story)).toEqual(["Ada Holm", "the man"]);
  });

  it("are called in Hindi as their author calls them, as it is before a postposition", () => {
    const story = storyOf("hi", {
      a: "गफ़ूर चाचा झूला चलाते हैं। गफ़ूर चाचा हँसते हैं। तुम्हारा भाई सीढ़ी पर है। एक लड़का नाव में है।",
    });
    expect(names(story)).toEqual(expect.arrayContaining(["गफ़ूर चाचा", "तुम्हारे भाई", "लड़के"]));
  });

  it("are in Hindi whoever speaks, and not how it is said", () => {
    const story = storyOf("hi", {
      a: '"रुको," मार्था कहती है। मार्था लालटेन उठाती है। "क्यों?" वह पूछती है। "हाँ," धीरे बोला कोई।',
    });
    expect(names(story)).toEqual(["मार्था"]);
  });

  it("are in Hindi whoever says something, in either script", () => {
    const story = storyOf("hi", { a: 'मीरा ने कहा, "रुको।" बूढ़ा मल्लाह नाव में बैठा था।' });
    expect(names(story)).toEqual(expect.arrayContaining(["मीरा", "मल्लाह"]));
    expect(namedOf(peopleOf(story), "meera se poocho", "hi").map(({ name }) => name)).toEqual([
      "मीरा",
    ]);
  });

  it("are in the scene whose text has them act or speak there", () => {
    const here = at(ship, "hold", "deck").present.map(({ name }) => name);
    expect(here).toEqual(["Immy"]);
  });

  it("do what their sentences tell, by a pronoun too", () => {
    const view = at(ship, "hold");
    const captain = view.people.find(({ name }) => name === "Captain Voss");
    const doings = captain ? doingsOf(view, captain).map(({ text }) => text) : [];
    expect(doings).toContain("Captain Voss sits on a barrel and does not look up.");
    expect(doings).toContain("She has not taken them off since the door.");
  });

  it("are spoken to in turn: whoever spoke last", () => {
    expect(lastSpeakerOf(at(ship, "hold"))?.name).toBe("Immy");
  });
});

describe("what the scenes say of something", () => {
  it("is the sentence that has it, with the one that goes on about it", () => {
    expect(about(ship, "look at her gloves", "hold")?.text).toContain("Her gloves are still on.");
  });

  it("is found in another script, and in words of a like meaning", () => {
    const story = storyOf("hi", { a: "ताक में सुपारी का डिब्बा रखा है। बाहर बारिश हो रही थी।" });
    expect(about(story, "supari ka dibba dekho", "a")?.text).toBe("ताक में सुपारी का डिब्बा रखा है।");
  });

  it("comes from earlier scenes where the present one has nothing of it", () => {
    expect(about(ship, "how is the boy's hand?", "hold", "deck")?.text).toContain("bandaged hand");
  });

  it("is nothing where no scene that was seen has it", () => {
    expect(about(ship, "look at the elephant", "hold")).toBeUndefined();
    expect(about(ship, "look at the sky", "hold")).toBeUndefined();
  });

  it("has a name to call it by", () => {
    const found = about(ship, "look at her gloves", "hold");
    expect(found && thingIn(found, "en")).toBe("the gloves");
  });
});

describe("whoever leaves within a scene", () => {
  const overAt = (language: string, text: string) => [
    ...at(storyOf(language, { a: text, b: "" }), "a").over.keys(),
  ];
  const lit = "A lantern swings above the sacks.";

  it("does nothing there any more, and the rest stays", () => {
    const text = `Immy holds your sleeve. She hums to herself. ${lit} "I'm off," says Immy. Immy runs off. She does not look back.`;
    expect(overAt("en", text)).toEqual(["Immy holds your sleeve.", "She hums to herself."]);
    const hindi = `बुआ मटर छील रही है। नीम के नीचे संदूक रखा है। बुआ हँस रही है। बुआ चली गई।`;
    expect(overAt("hi", hindi)).toEqual(["बुआ मटर छील रही है।", "बुआ हँस रही है।"]);
  });

  it("is still there where they act after that, or only mean to leave", () => {
    expect(
      overAt("en", `Immy holds your sleeve. Immy runs off. Immy waves from the stairs.`),
    ).toEqual([]);
    expect(overAt("en", `Immy holds your sleeve. Immy would run off. ${lit}`)).toEqual([]);
  });

  it("takes nobody else along", () => {
    const text = `Immy and Tam hold your sleeve. Tam hums. Immy runs off. Tam looks at you.`;
    expect(overAt("en", text)).toEqual([]);
  });

  it("leaves the lantern as it is where that goes out", () => {
    expect(overAt("en", `Immy holds your sleeve. The lantern swings, and is gone.`)).toEqual([]);
  });
});
