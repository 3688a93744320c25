import type { CardStory } from "@katha/ui";

interface Told {
  id: string;
  language: "en" | "hi";
  title: string;
  tagline: string;
  category: string;
  /** The picture's alternative text. */
  shows: string;
  minutes: number;
  text: readonly string[];
}

/** Written for this example and free for any use: CC0 1.0. */
export const tales: readonly Told[] = [
  {
    id: "umbrella-mender",
    language: "en",
    title: "The Umbrella Mender",
    tagline: "He never asks who broke it. He asks what the rain was like.",
    category: "Rain",
    shows: "An old man mends an umbrella by a tea stall; a girl waits in the rain.",
    minutes: 1,
    text: [
      "He sits by the tea stall from June to September, and he never asks who broke it. He asks what the rain was like.",
      "“Sideways,” says the girl. “It came round the corner before I did.” He nods and bends a rib back over his knee. For sideways rain he uses waxed thread. For rain that only talks he uses cotton. For the rain that took his own roof, years ago, he has kept one black ribbon, and nobody has described it to him yet.",
      "When she comes to pay, he shakes his head and opens the umbrella over both of them. Under it, faintly, it smells of a street she has never lived in. “Mended things remember,” he says. “Give it a good evening to begin with.”",
      "So she walks home the long way, and the rain, which had other plans, comes straight down.",
    ],
  },
  {
    id: "kuen-ki-goonj",
    language: "hi",
    title: "कुएँ की गूँज",
    tagline: "वह हर बात लौटाता था, बस थोड़ी बदलकर।",
    category: "लोककथा",
    shows: "बावड़ी की सीढ़ियों पर घड़ा उठाए एक लड़की और दो तोते।",
    minutes: 1,
    text: [
      "गाँव की बावड़ी हर बात लौटाती थी, बस थोड़ी बदलकर। कोई पुकारता “पानी दे”, तो गूँज आती “पानी ले”। कोई पुकारता “मैं अकेला हूँ”, तो बहुत देर बाद आवाज़ आती, “मैं भी।”",
      "रेवा रोज़ भोर में घड़ा लेकर उतरती और एक ही सवाल पूछती, “माँ कब आएगी?” हर दिन गूँज वही शब्द लौटा देती, जैसे उसे भी उत्तर न मालूम हो।",
      "एक दिन उसने सवाल नहीं पूछा। उसने बावड़ी को अपना दिन सुनाया: तोतों की लड़ाई, फीकी दाल, टूटी चप्पल। सुनते-सुनते पानी एक सीढ़ी ऊपर चढ़ आया।",
      "उस रात गाँव ने पहली बार बावड़ी को बिना पुकारे बोलते सुना। वह धीरे से कह रही थी, “कल फिर आना।”",
    ],
  },
  {
    id: "last-boat",
    language: "en",
    title: "A Light for the Last Boat",
    tagline: "The lamp is lit for whoever is still out there, even if that is nobody.",
    category: "River",
    shows: "A boatman rows towards a great lamp on the steps, under a thin moon.",
    minutes: 1,
    text: [
      "The lamp on the ghat is lit for the last boat. That is the rule, and the rule does not say which boat, or whether there is one.",
      "Tonight the river is empty. The keeper fills the bowl all the same, trims the wick, and sits down with her back to it, so that she can see what it sees. Steps. Water. The thin moon, rowing.",
      "Near midnight an oar knocks on wood. A man comes in out of the dark with nothing in his boat at all. “I had given up,” he says. “Then I thought, somebody has stayed awake, and it would be rude.”",
      "She gives him tea. He gives her the only news he has: that from the far bank, where there is no one, you cannot see the temple, or the town, or the steps. You can see one lamp, exactly.",
    ],
  },
  {
    id: "aakhiri-station",
    language: "hi",
    title: "आख़िरी स्टेशन",
    tagline: "यहाँ गाड़ी इसलिए रुकती है कि कोई इंतज़ार कर रहा है।",
    category: "सफ़र",
    shows: "धुंध में आती रेलगाड़ी, लालटेन उठाए स्टेशन मास्टर और बैठा हुआ एक बच्चा।",
    minutes: 1,
    text: [
      "नक्शे में इस स्टेशन का नाम नहीं है। फिर भी हर शाम स्टेशन मास्टर लालटेन जलाता है, क्योंकि नियम-पुस्तिका में लिखा है: जहाँ कोई इंतज़ार करे, वहाँ गाड़ी रुकेगी।",
      "इंतज़ार करने वाला एक ही है, सात साल का एक लड़का, जिसे कहीं जाना नहीं। उसे बस इंजन देखना अच्छा लगता है।",
      "“आज भी किसी को नहीं चढ़ना?” ड्राइवर हर रोज़ पूछता है। लड़का सिर हिलाता है। ड्राइवर सीटी बजाता है, दो छोटी, एक लंबी, जो सिर्फ़ इसी स्टेशन के लिए है।",
      "बरसों बाद वही लड़का ड्राइवर बना। उसके नक्शे में भी यह नाम नहीं है। पर जहाँ धुंध में एक लालटेन दिखती है, वह गाड़ी धीमी कर देता है।",
    ],
  },
  {
    id: "peacocks-ledger",
    language: "en",
    title: "The Peacock's Ledger",
    tagline: "Every morning the garden is counted, and every morning it is one too many.",
    category: "Court",
    shows: "A minister reads a scroll in a garden between two peacocks.",
    minutes: 1,
    text: [
      "Every morning the minister counts the garden: forty rose beds, nine fountains, two peacocks. Every morning the ledger comes out one too many.",
      "He counts again with a ruler. He counts with his eyes shut. The peacocks follow him, interested, for in eleven years nobody has walked here so often or so slowly.",
      "On the twelfth spring a gardener's child looks over his arm at the page. “You've left something out,” she says. “You've put the beds, and the water, and the birds.” She walks round him once, to be sure. “But there's someone standing in it.”",
      "He looks at the sum for a long time. Then he draws a line under it and, in the column for living things, in very small writing, adds himself.",
    ],
  },
  {
    id: "salt-for-the-tiger",
    language: "en",
    title: "Salt for the Tiger",
    tagline: "You carry a pinch for him, and you hope that he has dined.",
    category: "Forest",
    shows: "A woman with a basket and a tiger look at each other in a moonlit tidal forest.",
    minutes: 1,
    text: [
      "When you go in for honey you carry a pinch of salt for the tiger. It is manners. You put it on a leaf, you say whose daughter you are, and you hope that he has dined.",
      "She had said it so often that she was looking at the bees when he sat down. He was larger than the stories and more tired. He regarded the leaf, then the basket, then her.",
      "“It's all I have,” she said. “It's what we bring.” The tide turned under the roots with a small sound. He put out his tongue and took the salt, every grain, like someone reading to the end of a letter.",
      "Then he got up and walked ahead of her, and stopped, and walked ahead again, until there were voices and a boat. Nobody believed her. But next year they all brought a little more.",
    ],
  },
];

const counts = [212, 186, 143, 97, 78, 64];

/** Where a story is read. */
export const addresses = { story: (id: string) => `#/${id}` };

export const stories: readonly CardStory[] = tales.map((tale, at) => ({
  id: tale.id,
  title: tale.title,
  tagline: tale.tagline,
  coverImageUrl: `covers/${tale.id}.webp`,
  imageAlt: "",
  author: { displayName: "Katha", avatarUrl: null },
  category: { displayName: tale.category },
  language: tale.language,
  stats: {
    likesTotal: counts[at] ?? 0,
    playsTotal: 7 * (counts[at] ?? 0),
    bookmarksTotal: Math.round((counts[at] ?? 0) / 4),
  },
}));
