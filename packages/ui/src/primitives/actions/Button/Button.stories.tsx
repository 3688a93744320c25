import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { BackIcon, LookIcon, PlayIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./Button.guide.ts";
import { Button } from "./Button.tsx";
import { buttonSizes, type ButtonSize } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Button",
  component: Button,
  parameters: { guide },
  args: { children: "Look inside", onClick: fn() },
});

/** For most buttons: an outline that does not compete with the primary action. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Look inside" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** The page's primary action. */
export const Primary = meta.story({
  args: { variant: "primary", icon: PlayIcon, children: "Play" },
});

/** Where an outline would be too much. */
export const Ghost = meta.story({ args: { variant: "ghost", icon: LookIcon } });

/** Small next to small text, large for the main action on a story's page. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      {(Object.keys(buttonSizes) as ButtonSize[]).map((size) => (
        <Button key={size} {...args} size={size} variant="primary">
          {size}
        </Button>
      ))}
    </>
  ),
});

/** Keeps the focus while it works, announces that it is busy, and ignores presses. */
export const Loading = meta.story({
  args: { loading: true, variant: "primary", children: "Loading" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Loading" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

/** Temporarily disabled with `aria-disabled`: no press, no submit, and the focus stays. */
export const KeepsTheKeyboard = meta.story({
  args: { "aria-disabled": true, type: "submit" },
  render: ({ onClick, ...args }) => (
    <form aria-label="Form">
      <input aria-label="Name" />
      <Button {...args} onClick={onClick} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const sent = fn((sending: SubmitEvent) => sending.preventDefault());
    canvas.getByRole<HTMLFormElement>("form").addEventListener("submit", sent);
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await userEvent.keyboard("{Enter} ");
    await userEvent.type(canvas.getByRole("textbox"), "Kavya{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
});

/** An arrow points back in right-to-left text too. */
export const RightToLeft = meta.story({
  args: { icon: BackIcon, flipRtl: true, children: "واپس" },
  globals: { direction: "rtl" },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector("svg");
    await expect(icon && getComputedStyle(icon).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
});

/** Disabled: it cannot be pressed or focused. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Reached by the keyboard and pressed with Enter. */
export const Focused = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** In Hindi, whose letters need more height. */
export const Hindi = meta.story({ args: { children: "भीतर देखें", lang: "hi" } });
