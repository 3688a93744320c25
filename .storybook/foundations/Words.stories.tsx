import { expect } from "storybook/test";
import { en } from "../../packages/ui/src/words/en.ts";
import type { PluralForms } from "../../packages/ui/src/words/en.ts";
import { hi } from "../../packages/ui/src/words/hi.ts";
import { pseudo } from "../../packages/ui/src/words/pseudo.ts";
import preview from "../preview.tsx";
import { Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Words" });

type Entries = Readonly<Record<string, string | PluralForms>>;
interface Family {
  en: Entries;
  hi: Entries;
}

const found = import.meta.glob<Record<string, Family>>("../../packages/ui/src/words/*/words.ts", {
  eager: true,
});
const families: [string, Family][] = [
  ["every page", { en, hi }],
  ...Object.entries(found).flatMap(([file, module]) =>
    Object.values(module).map((family): [string, Family] => [
      file.split("/").at(-2) ?? file,
      family,
    ]),
  ),
];

const shown = (entry: string | PluralForms | undefined) =>
  typeof entry === "object" ? `${entry.one} · ${entry.other}` : (entry ?? "");

/** Every built-in word, in both languages, by the family of screens it comes with. */
export const All = meta.story({
  render: () => (
    <>
      {families.map(([name, family]) => (
        <section key={name} aria-labelledby={`family-${name}`}>
          <h2 id={`family-${name}`} style={{ marginBlock: "1.5em 0.5em" }}>
            {name}
          </h2>
          <Sheet>
            {Object.keys(family.en).map((key) => (
              <Row key={key} name={key} value={shown(family.en[key])}>
                <span lang="hi">{shown(family.hi[key])}</span>
              </Row>
            ))}
          </Sheet>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("चुनी हुई कहानियाँ")).toBeVisible();
    await expect(canvas.getAllByRole("heading").length).toBeGreaterThan(5);
  },
});

/** A language of accents and brackets that runs long: what stays English in it was never a word of ours. */
export const Pseudo = meta.story({
  render: () => (
    <Sheet>
      {(["action.play", "home.featured", "missing.title", "story.likes"] as const).map((key) => (
        <Row key={key} name={key} value={shown(en[key])}>
          {pseudo(shown(en[key]))}
        </Row>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\[Þļåý .+\]$/)).toBeVisible();
  },
});
