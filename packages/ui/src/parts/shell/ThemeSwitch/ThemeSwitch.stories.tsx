import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import type { ThemeChoice } from "../../../tokens/theme.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import type { ThemeSwitchProps } from "./ThemeSwitch.tsx";

function Choosing({ chosen: initial, onChoose }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState<ThemeChoice>(initial);
  const choose = (choice: ThemeChoice) => {
    setChosen(choice);
    onChoose(choice);
  };
  return <ThemeSwitch chosen={chosen} onChoose={choose} />;
}

const meta = preview.meta({
  title: "Parts/Shell/ThemeSwitch",
  component: Choosing,
  args: { chosen: "dark" as const, onChoose: fn() },
});

/** Night, morning, or as the device. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Morning" }));
    await expect(args.onChoose).toHaveBeenCalledWith("light");
    await expect(canvas.getByRole("radio", { name: "Morning" })).toBeChecked();
  },
});

/** By the arrow keys, like any choice of one. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Night" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChoose).toHaveBeenCalledWith("light");
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
