import { expect } from "storybook/test";
import preview from "../preview.tsx";
import "../../packages/fonts/src/fonts/bengali.css";
import "../../packages/fonts/src/fonts/gujarati.css";
import "../../packages/fonts/src/fonts/kannada.css";
import "../../packages/fonts/src/fonts/malayalam.css";
import "../../packages/fonts/src/fonts/tamil.css";
import "../../packages/fonts/src/fonts/telugu.css";
import { directionOf } from "../../packages/ui/src/tokens/scripts/direction.ts";
import { font, leading, measure, text, textSizes } from "../../packages/ui/src/tokens/type.ts";
import { sizeRoles } from "./roles.ts";
import { DoAndDont, Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Type" });

const families = Object.entries(font);

/** Titles, narration and interface, each in Latin and Devanagari. */
export const Families = meta.story({
  render: () => (
    <Sheet>
      {families.map(([name, family]) => (
        <Row
          key={name}
          name={`font.${name}`}
          {...(family.startsWith("var(") && { property: family.slice(4, -1) })}
          value={family.startsWith("var(") ? "" : family}
        >
          <p style={{ fontFamily: family, fontSize: text.title }}>
            The lamp must not go out. <span lang="hi">दीया बुझना नहीं चाहिए।</span>
          </p>
        </Row>
      ))}
    </Sheet>
  ),
});

/** The text sizes, from footnotes to the largest titles. */
export const Sizes = meta.story({
  render: () => (
    <Sheet>
      {textSizes.map((size) => (
        <Row
          key={size}
          name={`text.${size}`}
          role={sizeRoles[size]}
          copied={`--k-text-${size}`}
          value={text[size]}
        >
          <p style={{ fontSize: text[size], lineHeight: leading.tight }}>One lamp</p>
        </Row>
      ))}
    </Sheet>
  ),
});

/** Narration is set like a book, with at most 68 characters per line. */
export const Narration = meta.story({
  render: () => (
    <p
      style={{
        maxInlineSize: measure,
        fontFamily: font.narration,
        fontSize: text.narration,
        lineHeight: leading.narration,
      }}
    >
      “You did,” he says, and it takes you a moment to hear that he is not accusing you. He is
      counting. “You were nine. You carried the oil in a brass cup with a dent in the lip, and you
      spilled it twice, and nobody scolded you, because by then everyone in the palace was
      pretending to be asleep.”
    </p>
  ),
});

/** How to set text, and how not to. */
export const DosAndDonts = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DoAndDont
      rules={[
        {
          good: "Set a story in font.narration, and what is around it in font.interface.",
          bad: "Set buttons or long text in font.title.",
        },
        {
          good: 'Give a text its language: lang="ur" brings its face and its leading.',
          bad: "Fix a line height in pixels: Nastaliq is taller than Latin.",
        },
        {
          good: "Take sizes in rem, so that a reader’s own size counts.",
          bad: "Cut a text off: a title ends after its words, in any language.",
        },
      ]}
    />
  ),
});

const lines: [language: string, line: string][] = [
  ["hi", "दीया बुझना नहीं चाहिए।"],
  ["mr", "दिवा विझता कामा नये."],
  ["bn", "প্রদীপটি যেন না নেভে।"],
  ["te", "దీపం ఆరిపోకూడదు."],
  ["ta", "விளக்கு அணையக் கூடாது."],
  ["gu", "દીવો ઓલવાવો ન જોઈએ."],
  ["kn", "ದೀಪ ಆರಬಾರದು."],
  ["ml", "വിളക്ക് അണയരുത്."],
  ["ur", "چراغ نہیں بجھنا چاہیے۔"],
];

/** One line in each language in which stories are written. */
export const Scripts = meta.story({
  render: () => (
    <Sheet>
      {lines.map(([language, line]) => (
        <Row key={language} name={language} value="">
          <p
            lang={language}
            dir={directionOf(language)}
            style={{
              fontFamily: font.narration,
              fontSize: text.title,
              lineHeight: leading.narration,
            }}
          >
            {line}
          </p>
        </Row>
      ))}
    </Sheet>
  ),
});

/** Code uses the reader's own fonts, which do not have to load. */
const fetched = families.filter(([name]) => name !== "code");

/** A sample for each family: titles have more capitals than sentences. */
const saidIn = (name: string) =>
  name === "title"
    ? "The Lamp-Keeper of Amber, and Who Has the Bell?"
    : "A blind minister, a queen who never sleeps, one lamp";

const fallbackOf = (name: string) =>
  `Katha ${name.charAt(0).toUpperCase()}${name.slice(1)} Fallback`;

/** A fallback adjusts a font of the device, so it cannot be measured if the device has none of the fonts it names. */
async function isOnDevice(family: string): Promise<boolean> {
  const loaded = await document.fonts.load(`1em "${family}"`).catch(() => []);
  return loaded.length > 0;
}

/** While a web font loads, its fallback takes the same space: line lengths differ by at most 5%. */
export const StandIns = meta.story({
  render: () => (
    <Sheet>
      {fetched.map(([name, family]) => (
        <Row key={name} name={name} value="its own face, then the stand-in">
          {[family, `"${fallbackOf(name)}"`].map((each) => (
            <span key={each} data-line={name} style={{ display: "table", fontFamily: each }}>
              {saidIn(name)}
            </span>
          ))}
        </Row>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const [name] of fetched) {
      if (!(await isOnDevice(fallbackOf(name)))) continue;
      const [own, other] = [
        ...canvasElement.querySelectorAll<HTMLElement>(`[data-line="${name}"]`),
      ].map((line) => line.getBoundingClientRect()) as [DOMRect, DOMRect];
      await expect(Math.abs(own.width / other.width - 1)).toBeLessThan(0.05);
      await expect(Math.abs(own.height - other.height)).toBeLessThanOrEqual(1);
    }
  },
});
