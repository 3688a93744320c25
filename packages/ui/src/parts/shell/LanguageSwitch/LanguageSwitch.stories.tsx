import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LanguageSwitch.guide.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = preview.meta({
  title: "Parts/Shell/LanguageSwitch",
  component: LanguageSwitch,
  parameters: { guide },
  args: {
    languages: [
      { locale: "en", name: "English" },
      { locale: "hi", name: "हिन्दी" },
    ],
    onValueChange: fn(),
  },
});

/** Each language by its own name. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radio", { name: "English" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "हिन्दी" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("hi");
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "हिन्दी" })).toBeChecked();
  },
});
