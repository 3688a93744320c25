import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { Link } from "./Link.tsx";
import { guide } from "./LinkProvider.guide.ts";
import { LinkProvider } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";

const walk = fn();

/** Stands in for a router's link: it navigates without loading the page again. */
function Routed({ href, children, onClick, ...anchor }: AnchorProps) {
  return (
    <a
      href={href}
      {...anchor}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        walk(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = preview.meta({
  title: "Primitives/LinkProvider",
  component: LinkProvider,
  parameters: { guide },
  args: {
    component: Routed,
    children: (
      <p>
        <Link href="/story/lamp">The Lamp-Keeper of Amber</Link>{" "}
        <ButtonLink href="/home">To all stories</ButtonLink>
      </p>
    ),
  },
  beforeEach: () => walk.mockClear(),
});

/** Every link inside it uses the router, whatever it looks like. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "The Lamp-Keeper of Amber" }));
    await expect(walk).toHaveBeenLastCalledWith("/story/lamp");
    await userEvent.click(canvas.getByRole("link", { name: "To all stories" }));
    await expect(walk).toHaveBeenLastCalledWith("/home");
  },
});

/** Without it, links are plain anchors that the browser follows. */
export const Without = meta.story({
  render: () => <Link href="#lamp">The Lamp-Keeper of Amber</Link>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#lamp");
    await expect(walk).not.toHaveBeenCalled();
  },
});
