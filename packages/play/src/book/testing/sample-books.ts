import type { Book } from "@katha/ui/markdown";

const begun = "2026-11-20T09:30:00.000Z";
const played = "2026-11-22T18:05:09.123Z";
const id = "0193a5c2-7a10-7000-8000-000000000700";
const picture = "/media/abcdef0123456789/960.webp";

/** Books in three scripts, with all that a page may hold. */
export const sampleBooks: Readonly<Record<"en" | "hi" | "ur", Book>> = {
  en: {
    id,
    title: 'The Last Ferry & "Other" <Shores>',
    author: "Asha Rao",
    language: "en",
    cover: picture,
    chapters: [
      {
        title: null,
        passages: [
          {
            kind: "told",
            text: "The ferry waits at the *old* landing.\n\nA lamp burns in its bow;\nnobody holds the oar.",
          },
          { kind: "own", text: 'I call: "Who\'s there?" <loudly>' },
          { kind: "told", text: "Only the river answers \u0007 and it says little." },
          { kind: "picture", src: picture, alt: "A ferry at dusk" },
        ],
      },
      {
        title: "Row across & do not look back",
        passages: [
          {
            kind: "told",
            text: "Halfway over, the fog lifts.\n\n\n\nThe far shore has no lights.",
          },
          { kind: "scene", text: "Land" },
          { kind: "told", text: "Sand, and then grass." },
          { kind: "picture", src: "/media/0123456789abcdef/960.webp", alt: "Grass" },
        ],
      },
    ],
    ending: "Across",
    isFinished: true,
    begun,
    played,
  },
  hi: {
    id,
    title: "आख़िरी नाव",
    author: "आशा राव",
    language: "hi",
    cover: picture,
    chapters: [
      {
        title: null,
        passages: [
          {
            kind: "told",
            text: "पुराने घाट पर नाव *अकेली* खड़ी है।\n\nउसके अगले सिरे पर दीया जल रहा है, पर चप्पू किसी के हाथ में नहीं।",
          },
          { kind: "own", text: "मैं पुकारता हूँ: कौन है?" },
          { kind: "told", text: "केवल नदी उत्तर देती है।" },
          { kind: "picture", src: picture, alt: "साँझ में नाव" },
        ],
      },
      {
        title: "नदी पार करो",
        passages: [{ kind: "told", text: "बीच धारा में कुहासा छँटता है। उस पार कोई दीया नहीं।" }],
      },
    ],
    ending: "उस पार",
    isFinished: true,
    begun,
    played,
  },
  ur: {
    id,
    title: "آخری کشتی",
    author: "آشا راؤ",
    language: "ur",
    cover: picture,
    chapters: [
      {
        title: null,
        passages: [
          {
            kind: "told",
            text: "پرانے گھاٹ پر کشتی *اکیلی* کھڑی ہے۔\n\nاس کے اگلے سرے پر چراغ جل رہا ہے، مگر چپو کسی کے ہاتھ میں نہیں۔",
          },
          { kind: "own", text: "میں پکارتا ہوں: کون ہے؟" },
          { kind: "told", text: "صرف دریا جواب دیتا ہے۔" },
          { kind: "picture", src: picture, alt: "شام میں کشتی" },
        ],
      },
      {
        title: "دریا پار کرو",
        passages: [{ kind: "told", text: "بیچ دھارے میں دھند چھٹتی ہے۔ اُس پار کوئی چراغ نہیں۔" }],
      },
    ],
    ending: null,
    isFinished: false,
    begun,
    played,
  },
};

export const samplePicture = picture;
