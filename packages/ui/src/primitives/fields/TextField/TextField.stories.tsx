import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { FeaturedIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./TextField.guide.ts";
import { TextField } from "./TextField.tsx";

const meta = preview.meta({
  title: "Primitives/TextField",
  component: TextField,
  parameters: { guide },
  args: { label: "Title", onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "26rem" }}>{Story()}</div>],
});

/** Empty, with the label above it; pressing the label focuses the field. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Title"));
    await userEvent.keyboard("Fourteen");
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveValue("Fourteen");
    await expect(args.onChange).toHaveBeenCalledTimes(8);
  },
});

/** With a hint, announced with the field. */
export const Hint = meta.story({
  args: { hint: "The first thing anyone reads." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "The first thing anyone reads.",
    );
  },
});

/** With an error, announced before the hint. */
export const Error = meta.story({
  args: { error: "Give your story a title.", hint: "The first thing anyone reads." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Give your story a title. The first thing anyone reads.",
    );
  },
});

/** Marked as optional. */
export const Optional = meta.story({ args: { label: "Display name", optional: true } });

/** With something before and after the input. */
export const PrefixAndSuffix = meta.story({
  args: {
    label: "Starting XP",
    prefix: <Icon icon={FeaturedIcon} size="small" />,
    suffix: "XP",
    defaultValue: "100",
    inputMode: "numeric",
  },
});

/** A password is hidden until the reader reveals it. */
export const Password = meta.story({
  args: { label: "Password", type: "password", defaultValue: "Lotus#2026" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show: Password" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("Lotus#2026");
    await userEvent.click(canvas.getByRole("button", { name: "Hide: Password" }));
    await expect(field).toHaveAttribute("type", "password");
  },
});

/** With a visually hidden label. */
export const QuietLabel = meta.story({
  args: { label: "Search stories", hideLabel: true, placeholder: "Search stories" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Search stories" })).toBeVisible();
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { disabled: true, defaultValue: "The Lamp Keeper" } });

/** Long text in every part. */
export const LongText = meta.story({
  args: {
    label: "The name under which this story will be found by everyone who looks for it",
    optional: true,
    error: "This name is already borne by another story, which was here first by several years.",
    defaultValue: "The very long way home from Ayodhya by way of Lanka, the forest and the sea",
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "शीर्षक", hint: "सबसे पहले यही पढ़ा जाता है।", optional: true },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { label: "پاس ورڈ", type: "password", error: "پاس ورڈ لکھیے۔" },
  globals: { direction: "rtl" },
});
