import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Card } from "../../content/Card/Card.tsx";
import { Menu } from "../../overlays/Menu/Menu.tsx";
import { Button } from "../Button/Button.tsx";
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

/** One link can be another element, with props of its own: the link of a router, that loads ahead. */
export const Rendered = meta.story({
  render: () => (
    <>
      <Link render={<Routed href="/lamp" className="ahead" />}>The Lamp-Keeper of Amber</Link>{" "}
      <ButtonLink render={<Routed href="/home" />}>To all stories</ButtonLink>
      <Card title="Seven nights" render={<Routed href="/seven" />} />
      <Menu
        trigger={<Button>More</Button>}
        items={[{ label: "Settings", render: <Routed href="/settings" /> }]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "The Lamp-Keeper of Amber" })).toHaveClass(
      "ahead",
    );
    for (const [name, href] of [
      ["The Lamp-Keeper of Amber", "/lamp"],
      ["To all stories", "/home"],
      ["Seven nights", "/seven"],
    ] as const) {
      await userEvent.click(canvas.getByRole("link", { name }));
      await expect(walk).toHaveBeenLastCalledWith(href);
    }
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Settings" }));
    await expect(walk).toHaveBeenLastCalledWith("/settings");
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
