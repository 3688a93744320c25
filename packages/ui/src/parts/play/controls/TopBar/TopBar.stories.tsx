import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { imageModels, textModels } from "../../../../fixtures/player/session.ts";
import { lampState } from "../../../../fixtures/player/state.ts";
import { guide } from "./TopBar.guide.ts";
import { TopBar } from "./TopBar.tsx";
import { TopBarModels } from "./TopBarModels.tsx";
import { TopBarTools } from "./TopBarTools.tsx";

const remember = fn();
const choose = fn();
const models = {
  text: { models: textModels, value: "tenali" },
  image: { models: imageModels, value: "vishvakarma" },
};

const meta = preview.meta({
  title: "Parts/Play/TopBar",
  component: TopBar,
  args: {
    title: "The Lamp-Keeper of Amber",
    language: "en",
    guide: "#guide",
    costs: { immerse: 1, customAction: 1 },
    onBack: fn(),
    tools: <TopBarTools onMemory={remember} />,
    models: <TopBarModels {...models} onModelChange={choose} />,
  },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** The way back, the title, and the models. Know How opens a panel; Escape closes it and returns the focus to its button. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "What the narrator remembers" }));
    await expect(remember).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /Image model/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /Ajanta/ }));
    await expect(choose).toHaveBeenCalledWith("image", "ajanta");
    const toggle = canvas.getByRole("button", { name: "Know How" });
    await userEvent.click(toggle);
    await expect(canvas.getByRole("region", { name: "Know How" })).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region", { name: "Know How" })).toBeNull();
    await expect(toggle).toHaveFocus();
  },
});

/** On a phone one line: the title with the state under it. A button opens the help and the models below it. */
export const Phone = meta.story({
  args: { title: "The Lamp-Keeper of Amber Fort and Its Nine Gates", state: lampState },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    const [back, title] = [
      canvas.getByRole("button", { name: "Back" }),
      canvas.getByRole("heading"),
    ];
    await expect(bar.getBoundingClientRect().height).toBeLessThan(64);
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(
      back.getBoundingClientRect().right,
    );
    await expect(canvas.queryByRole("button", { name: "Know How" })).toBeNull();
    const more = canvas.getByRole("button", { name: "Help and models" });
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("button", { name: "Know How" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Image model/ })).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.queryByRole("button", { name: "Know How" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^How things stand/ }));
    const panel = canvas.getByRole("region", { name: "How things stand" });
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bar.getBoundingClientRect().bottom,
    );
  },
});

const inTheLine = ["What the Diwan believes", "Oil in the palace lamps"];

/** On a tablet the state may be wider than the title above it, so that it is read whole, and so may its panel. */
export const Tablet = meta.story({
  args: {
    state: {
      ...lampState,
      qualities: inTheLine.map((name) => ({
        id: name,
        name,
        kind: "number",
        value: 1,
        least: 0,
        most: 3,
      })),
    },
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: /^How things stand/ });
    const line = toggle.getBoundingClientRect();
    // What has no room in the line is in a second one, which is hidden.
    for (const name of inTheLine) {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(name));
      await expect(words.getClientRects()).toHaveLength(1);
      const shown = words.getBoundingClientRect();
      await expect(shown.left).toBeGreaterThanOrEqual(line.left);
      await expect(shown.right).toBeLessThanOrEqual(line.right);
      await expect(shown.top).toBeGreaterThanOrEqual(line.top);
      await expect(shown.bottom).toBeLessThanOrEqual(line.bottom);
    }
    await userEvent.click(toggle);
    const panel = canvas.getByRole("region", { name: "How things stand" });
    await expect(panel.getBoundingClientRect().width).toBeGreaterThan(400);
  },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { title: "چراغ کا نگہبان", language: "ur" },
  globals: { direction: "rtl" },
});

/** With text at twice the size, the models have their own line, with their full names. */
export const LargeText = meta.story({
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const more = canvas.queryByRole("button", { name: "Help and models" });
    if (more) await userEvent.click(more);
    try {
      for (const name of ["Tenali", "Vishvakarma"]) {
        const shown = canvas.getByText(name);
        await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
      }
      await expect(canvas.getByRole("heading").clientWidth).toBeGreaterThan(200);
    } finally {
      style.fontSize = "";
    }
  },
});

/** The same on a tablet. */
export const LargeTextOnTablet = LargeText.extend({
  globals: { viewport: { value: "tablet" } },
});
