import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { lampCommands, tenCommands } from "../../../../fixtures/player/state.ts";
import { guide } from "./OwnCommands.guide.ts";
import { OwnCommands } from "./OwnCommands.tsx";

const meta = preview.meta({
  title: "Parts/Play/OwnCommands",
  component: OwnCommands,
  args: { commands: lampCommands, language: "en", onOwnCommand: fn() },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** Each with its price in XP; a free one shows none. A story without its own commands has no group. */
export const Default = meta.story({
  render: (args) => (
    <>
      <OwnCommands {...args} />
      <OwnCommands {...args} commands={[]} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "This story's own commands" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ask the goat 5 XP" }));
    await expect(args.onOwnCommand).toHaveBeenLastCalledWith("Ask the goat");
    await userEvent.click(canvas.getByRole("button", { name: "Taste it" }));
    await expect(args.onOwnCommand).toHaveBeenLastCalledWith("Taste it");
  },
});

/** Ten: two rows and the top of a third. */
export const Ten = meta.story({
  args: { commands: tenCommands },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: /Wait for the bell/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOwnCommand).toHaveBeenCalledWith("Wait for the bell");
  },
});

/** Ten on a phone: one row that scrolls sideways, and scrolls to the focused one. */
export const TenOnAPhone = Ten.extend({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group");
    await expect(group.getBoundingClientRect().height).toBeLessThan(70);
    const last = canvas.getByRole("button", { name: /Wait for the bell/ });
    last.focus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
      group.getBoundingClientRect().right + 1,
    );
    canvas.getByRole("button", { name: /Ask the goat/ }).focus();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    commands: [
      { name: "बकरी से पूछो", cost: 5 },
      { name: "चखकर देखो", cost: 0 },
    ],
    language: "hi",
  },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "इस कहानी के अपने आदेश" })).toBeVisible();
  },
});

/** In Urdu, from right to left; the tall letters are not cut off. */
export const Urdu = meta.story({
  args: {
    commands: [
      { name: "بکری سے پوچھو", cost: 5 },
      { name: "چکھو", cost: 0 },
    ],
    language: "ur",
  },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    for (const name of ["بکری سے پوچھو", "چکھو"]) {
      const words = canvas.getByText(name);
      const letters = document.createRange();
      letters.selectNodeContents(words);
      const { height } = letters.getBoundingClientRect();
      await expect(height).toBeLessThanOrEqual(words.clientHeight + 1);
    }
  },
});
