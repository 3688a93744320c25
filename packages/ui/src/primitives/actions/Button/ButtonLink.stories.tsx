import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { BackIcon, LookIcon, PlayIcon } from "../../marks/Icon/icons.ts";
import { guide } from "./ButtonLink.guide.ts";
import { ButtonLink } from "./ButtonLink.tsx";
import { buttonSizes, type ButtonSize } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/ButtonLink",
  component: ButtonLink,
  parameters: { guide },
  args: { href: "#story", children: "Look inside" },
});

/** In right-to-left text the arrow for "back" points right. */
export const Back = meta.story({
  args: { variant: "ghost", icon: BackIcon, flipRtl: true, children: "واپس" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("link", { name: "واپس" }).querySelector("svg");
    await expect(arrow).toHaveStyle({ transform: "matrix(-1, 0, 0, 1, 0, 0)" });
  },
});

/** A link that looks like a button; since it navigates, it is an anchor. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Look inside" });
    await expect(link).toHaveAttribute("href", "#story");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The page's primary link, and where an outline would be too much. */
export const Variants = meta.story({
  render: (args) => (
    <>
      <ButtonLink {...args} variant="primary" icon={PlayIcon}>
        Play
      </ButtonLink>
      <ButtonLink {...args} variant="ghost" icon={LookIcon} />
    </>
  ),
});

/** Small next to small text, large for the main link on a story's page. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      {(Object.keys(buttonSizes) as ButtonSize[]).map((size) => (
        <ButtonLink key={size} {...args} size={size} variant="primary">
          {size}
        </ButtonLink>
      ))}
    </>
  ),
});

/** Reached by the keyboard and followed with Enter. */
export const Focused = meta.story({
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** In Hindi, whose letters need more height. */
export const Hindi = meta.story({ args: { children: "भीतर देखें", lang: "hi" } });

/** In Urdu, with the icon on the right. */
export const Urdu = meta.story({
  args: { icon: LookIcon, children: "اندر دیکھیں", lang: "ur" },
  globals: { direction: "rtl" },
});
