import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { choiceLines } from "../../../../fixtures/player/session.ts";
import { hindiOffers, lampOffers, urduOffers } from "../../../../fixtures/player/state.ts";
import { guide } from "./Choices.guide.ts";
import { Choices } from "./Choices.tsx";

const meta = preview.meta({
  title: "Parts/Play/Choices",
  component: Choices,
  args: { choices: choiceLines, language: "en", onSelect: fn() },
  parameters: { guide },
});

/** Choices that can be pressed, or taken by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: choiceLines[1] })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(choiceLines[1]);
    await userEvent.click(canvas.getByRole("button", { name: choiceLines[0] }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(choiceLines[0]);
  },
});

/** During a turn no choice can be selected. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: choiceLines[0] })).toBeDisabled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/**
 * A skill check with its odds, and locked choices with the reason; these can be focused but not
 * selected.
 */
export const Locked = meta.story({
  args: { choices: lampOffers },
  play: async ({ args, canvas }) => {
    const climb = canvas.getByRole("button", {
      name: "Climb the wall before the guard turns. Chance of success: 62%",
    });
    await expect(climb).toHaveTextContent("62%");
    await userEvent.click(climb);
    await expect(args.onSelect).toHaveBeenLastCalledWith("Climb the wall before the guard turns.");
    const door = canvas.getByRole("button", { name: "Open the door under the stair." });
    await userEvent.click(door);
    await userEvent.keyboard("{Enter}");
    await expect(door).toHaveFocus();
    await expect(door).toHaveAttribute("aria-disabled", "true");
    await expect(door).toHaveAccessibleDescription("The door wants an iron key.");
    await expect(
      canvas.getByRole("button", { name: "Ask him who lit the lamp." }),
    ).toHaveAccessibleDescription("Only if Trust is at least 3 and you carry the brass cup");
    await expect(
      canvas.getByRole("button", { name: /^Wake the queen/ }),
    ).toHaveAccessibleDescription("Not open to you now");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** Longer than a line. */
export const LongText = meta.story({
  args: {
    choices: [
      "Carry the cup down to the water gate yourself, before the minister can count another step, and ask the boatman whose hand it was that bent it.",
      "Wait.",
    ],
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi, with locked choices. */
export const Hindi = meta.story({
  args: { choices: hindiOffers, language: "hi" },
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "सीढ़ी के नीचे का दरवाज़ा खोलो।" }),
    ).toHaveAccessibleDescription("तभी, जब लोहे की चाबी आपके पास हो");
  },
});

/** In Urdu, from right to left, with locked choices. */
export const Urdu = meta.story({
  args: { choices: urduOffers, language: "ur" },
  globals: { direction: "rtl" },
});
