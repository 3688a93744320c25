import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LineSharing.guide.ts";
import { LineSharing } from "./LineSharing.tsx";

const meta = preview.meta({
  title: "Parts/Account/LineSharing",
  component: LineSharing,
  args: { shared: false, onChange: fn() },
  parameters: { guide },
});

const name = "Let authors see lines that their story could not answer, without your name";

/** Off: nothing is kept. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

/** On, and taken back. */
export const Shared = meta.story({
  args: { shared: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

/** It could not be saved. */
export const Failed = meta.story({
  args: { failure: "That could not be changed." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("That could not be changed.");
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
