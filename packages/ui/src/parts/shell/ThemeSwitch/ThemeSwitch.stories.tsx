import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import type { ThemeChoice } from "../../../tokens/theme.ts";
import { guide } from "./ThemeSwitch.guide.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import type { ThemeSwitchProps } from "./ThemeSwitch.tsx";

function Choosing({ value: initial, onValueChange }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState<ThemeChoice>(initial);
  const choose = (choice: ThemeChoice) => {
    setChosen(choice);
    onValueChange(choice);
  };
  return <ThemeSwitch value={chosen} onValueChange={choose} />;
}

const meta = preview.meta({
  title: "Parts/Shell/ThemeSwitch",
  component: Choosing,
  parameters: { guide },
  args: { value: "dark" as const, onValueChange: fn() },
});

/** Dark, light, or the same as the device; the arrow keys change it, like any radio group. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const night = canvas.getByRole("radio", { name: "Night" });
    await userEvent.tab();
    await expect(night).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
    await expect(canvas.getByRole("radio", { name: "Morning" })).toBeChecked();
    await userEvent.click(night);
    await expect(args.onValueChange).toHaveBeenCalledWith("dark");
    await expect(night).toBeChecked();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
