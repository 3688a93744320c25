import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Rating.guide.ts";
import { Rating } from "./Rating.tsx";
import type { RatingProps } from "./Rating.tsx";

function Rated(props: RatingProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Rating
      {...props}
      value={value}
      onValueChange={(step) => {
        props.onValueChange?.(step);
        setValue(step);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Primitives/Rating",
  component: Rating,
  parameters: { guide },
  args: { label: "Your rating", value: null, onValueChange: fn() },
  // A new key for a new value, so that the control starts over.
  render: (args) => <Rated key={args.value} {...args} />,
});

/** No rating yet. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Your rating" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars" }));
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
  },
});

/** Rated; Tab focuses the chosen star. */
export const Chosen = meta.story({
  args: { value: 2 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "2 stars" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { value: 5, disabled: true } });

/** Uncontrolled: the field keeps its own state, and a form submits it under its `name`. */
export const ByItself = meta.story({
  args: { defaultValue: 2, name: "stars" },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form aria-label="Form">
      <Rating {...args} value={undefined} />
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>("form"))];
    await expect(sent()).toEqual([["stars", "2"]]);
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars" }));
    await expect(sent()).toEqual([["stars", "4"]]);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { label: "आपकी रेटिंग" }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "آپ کی رائے", value: 2 },
  globals: { direction: "rtl" },
});
