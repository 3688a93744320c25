import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { MobileMenu } from "../MobileMenu/MobileMenu.tsx";
import { SearchBox } from "../../story/library/SearchBox/SearchBox.tsx";
import { CreateMenu } from "../CreateMenu/CreateMenu.tsx";
import { VisitorLinks } from "../VisitorLinks/VisitorLinks.tsx";
import { guide } from "./NavigationBar.guide.ts";
import { NavigationBar } from "./NavigationBar.tsx";

const links = [{ href: "#home", label: "Home", current: true }];
const homeInHindi = { href: "#home", label: "मुखपृष्ठ", current: true };
const complete = {
  links,
  search: <SearchBox onSearch={fn()} />,
  createMenu: <CreateMenu />,
  visitor: <VisitorLinks signedIn={false} />,
  menu: <MobileMenu links={links} />,
};

const meta = preview.meta({
  title: "Parts/Shell/NavigationBar",
  component: NavigationBar,
  args: {
    links: [
      { href: "#home", label: "Home", current: true },
      { href: "#login", label: "Login" },
    ],
  },
  parameters: {
    inBothThemes: true,
    guide,
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

/** On a page without a picture at the top; by keyboard the logo, then each link. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Katha" })).toHaveAttribute("href", "/home");
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});

/** With everything: search, the create menu, waitlist, and sign-in. */
export const Complete = meta.story({
  args: complete,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Search stories" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Treasury" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Join Waitlist" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Menu" })).toBeNull();
  },
});

/** For a signed-in visitor, over a picture, with the dark theme's colours in both themes. */
export const SignedIn = meta.story({
  args: { ...complete, variant: "over", visitor: <VisitorLinks signedIn /> },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", minBlockSize: 160, background: "#2d1b4e" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Profile" })).toBeVisible();
  },
});

/** On a phone the menu replaces the links. */
export const CompletePhone = meta.story({
  args: complete,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Join Waitlist" })).toBeNull();
  },
});

/** Everything in Hindi, from right to left. */
export const CompleteRightToLeft = meta.story({
  args: { ...complete, links: [homeInHindi], menu: <MobileMenu links={[homeInHindi]} /> },
  globals: { direction: "rtl", locale: "hi" },
});
