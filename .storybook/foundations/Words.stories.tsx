import { expect } from "storybook/test";
import preview from "../preview.tsx";
import { en } from "../../packages/ui/src/words/en.ts";
import type { WordKey } from "../../packages/ui/src/words/en.ts";
import { hi } from "../../packages/ui/src/words/hi.ts";
import { Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Words" });

const shown = (entry: (typeof hi)[WordKey]) => (typeof entry === "string" ? entry : entry.other);

/** Every built-in word, in both languages. */
export const All = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(en) as WordKey[]).map((key) => (
        <Row key={key} name={key} value={shown(en[key])}>
          <span lang="hi">{shown(hi[key])}</span>
        </Row>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("चुनी हुई कहानियाँ")).toBeVisible();
  },
});
