import { normalise } from "@katha/storygraph";
import type { StoryVersion } from "../../port.ts";

/** A scene to try a storyteller on, and what a player types in it. */
export interface SampleSetting {
  story: StoryVersion;
  typed: string;
}

const hut = normalise({
  start_node: "hut",
  nodes: {
    hut: {
      text:
        "Rain has drummed on the ferry hut since noon. Old Bisnu sits by the lamp and splices a rope; the boat outside pulls at its " +
        "post. On the far bank somebody is swinging a lantern, three times, then three times again.\n\n“Nobody crosses in this,” " +
        "says Bisnu, and does not look up.",
      place: "ferry hut",
      cast: ["Bisnu"],
      choices: [
        { text: "Take the oar from the wall.", target: "river" },
        { text: "Ask who swings the lantern.", target: "asked" },
      ],
    },
    river: { text: "The river took the boat like a leaf.", choices: [] },
    asked: { text: "“My brother,” said Bisnu. “He died in spring.”", choices: [] },
  },
});

const shop = normalise({
  start_node: "shop",
  nodes: {
    shop: {
      text:
        "बाज़ार की आख़िरी दुकान अब भी खुली है। लालटेन के नीचे ज़ुबैदा चाची काँच की शीशियाँ गिन रही हैं, और हर शीशी में किसी न किसी की आवाज़ बंद है। तुम भीग चुके हो; " +
        "पानी तुम्हारी आस्तीन से टपककर फ़र्श पर गिरता है।\n\n“तेरी दादी की आवाज़ यहीं है,” चाची कहती हैं, “पर उसका दाम पैसों में नहीं।”",
      place: "दुकान",
      cast: ["ज़ुबैदा चाची"],
      choices: [
        { text: "पूछो कि दाम क्या है", target: "price" },
        { text: "दुकान से निकल जाओ", target: "street" },
      ],
    },
    price: { text: "“एक सच,” चाची ने कहा, “जो तूने किसी को नहीं बताया।”", choices: [] },
    street: { text: "गली में बारिश तेज़ हो गई थी।", choices: [] },
  },
});

const story = (title: string, language: string, graph: StoryVersion["graph"]): StoryVersion => ({
  title,
  language,
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph,
  bible: {},
});

export const sampleSettings: Readonly<Record<"english" | "hindi", SampleSetting>> = {
  english: {
    story: story("The Ferry Hut", "en", hut),
    typed: "I hold my hand out of the door and feel the rain.",
  },
  hindi: {
    story: story("आवाज़ों की दुकान", "hi", shop),
    typed: "मैं एक शीशी उठाकर कान से लगाता हूँ।",
  },
};

const inEnglish = "I stop and look around.";
const looks: Readonly<Record<string, string>> = { hi: "मैं रुककर चारों ओर देखता हूँ।" };

/** What is typed in a story that the administrator chose. */
export const lookAround = (language: string): string => looks[language] ?? inEnglish;
