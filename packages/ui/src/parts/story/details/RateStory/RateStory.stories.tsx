import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import type { RatingStep } from "../../../../primitives/fields/Rating/Rating.tsx";
import { guide } from "./RateStory.guide.ts";
import { RateStory } from "./RateStory.tsx";
import type { RateStoryProps } from "./RateStory.tsx";

function Given(props: RateStoryProps) {
  const [value, setValue] = useState(props.value);
  const [isGiven, setGiven] = useState(false);
  const give = (stars: RatingStep) => {
    props.onValueChange(stars);
    setValue(stars);
    setGiven(true);
  };
  return <RateStory {...props} value={value} justRated={isGiven} onValueChange={give} />;
}

const meta = preview.meta({
  title: "Parts/Story/RateStory",
  component: RateStory,
  args: { value: null, onValueChange: fn() },
  render: (args) => <Given key={args.value} {...args} />,
  parameters: { guide },
});

/** Not rated yet: a rating is given, and then changed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "How did you like this story?" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole("status")).toHaveTextContent("You can change your mind");
    await userEvent.click(canvas.getByRole("radio", { name: "2 stars" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("radio", { name: "2 stars" })).toBeChecked();
  },
});

/** Rated some time ago: the arrow keys change it. */
export const Yours = meta.story({
  args: { value: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Your stars" })).toBeVisible();
    canvas.getByRole("radio", { name: "3 stars" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
});

/** Saving failed. */
export const Failed = meta.story({
  args: { failure: "Your stars did not arrive. Try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("did not arrive");
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ args: { value: 5 }, globals: { direction: "rtl" } });
