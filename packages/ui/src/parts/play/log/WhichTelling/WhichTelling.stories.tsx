import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  doorway,
  hindiTelling,
  invented,
  sourcesNote,
  urduTelling,
} from "../../../../fixtures/player/tellings.ts";
import { guide } from "./WhichTelling.guide.ts";
import { WhichTelling } from "./WhichTelling.tsx";

const meta = preview.meta({
  title: "Parts/Play/WhichTelling",
  component: WhichTelling,
  args: { telling: doorway, sourcesNote, language: "en" },
  parameters: { guide },
});

/** A quiet button under the scene. The keyboard opens it, Escape closes it, and the focus stays where it was. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const mark = canvas.getByRole("button", { name: "Whose telling" });
    await expect(mark).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByText(/^Valmiki/)).toBeNull();
    await userEvent.tab();
    await expect(mark).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("Other tellings")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Other tellings")).toBeNull();
    await expect(mark).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Other tellings")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Other tellings")).toBeNull();
  },
});

/** Which telling the scene follows, how others differ, and last what applies to the whole story. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const mark = canvas.getByRole("button", { name: "Whose telling" });
    await userEvent.click(mark);
    await expect(mark).toHaveAttribute("aria-expanded", "true");
    const said = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(said).toEqual([doorway.source, doorway.otherTellings, sourcesNote]);
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "This scene follows",
      "Other tellings",
      "The story as a whole",
    ]);
  },
});

/** In a story that retells, the button already says that a scene is invented. */
export const Invented = meta.story({
  args: { telling: invented },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "An invented scene" }));
    await expect(canvas.getByText("This scene was invented for this story.")).toBeVisible();
    await expect(canvas.queryByText("This scene follows")).toBeNull();
    await expect(canvas.getByText(sourcesNote)).toBeVisible();
  },
});

/** No differences are known, and the story has no note about its sources; of an invented scene there is no more to say. */
export const NoMore = meta.story({
  args: { sourcesNote: null },
  render: (args) => (
    <>
      <WhichTelling {...args} telling={{ ...doorway, otherTellings: null }} />
      <WhichTelling {...args} telling={invented} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "An invented scene" }));
    await expect(canvas.getByText("This scene was invented for this story.")).toBeVisible();
    await expect(canvas.queryByRole("term")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Whose telling" }));
    await expect(canvas.getAllByRole("definition")).toHaveLength(1);
  },
});

/** Long text on a phone, in several paragraphs. */
export const Long = meta.story({
  args: {
    telling: { ...doorway, other_tellings: Array(4).fill(doorway.otherTellings).join("\n\n") },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Whose telling" }));
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { telling: hindiTelling, sourcesNote: null, language: "hi" },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "किस कथा से" }));
    await expect(canvas.getByText(hindiTelling.source ?? "")).toHaveAttribute("lang", "hi");
  },
});

/** The author's text in Urdu, from right to left; the button is in the interface's language. */
export const Urdu = meta.story({
  args: { telling: urduTelling, sourcesNote: null, language: "ur" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Whose telling" }));
    const source = canvas.getByText(urduTelling.source ?? "");
    await expect(source).toHaveAttribute("lang", "ur");
    await expect(getComputedStyle(source).direction).toBe("rtl");
  },
});
