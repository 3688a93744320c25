import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { summaries } from "../../../fixtures/player/stories.ts";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch.tsx";
import { SearchBox } from "../../story/library/SearchBox/SearchBox.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { guide } from "./MobileMenu.guide.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
];

const meta = preview.meta({
  title: "Parts/Shell/MobileMenu",
  component: MobileMenu,
  args: {
    links: [
      { href: "#home", label: "Home", current: true },
      { href: "#premium-waitlist", label: "Join Waitlist" },
      { href: "#login", label: "Login" },
    ],
    create: [
      { href: "#create-story", label: "Compose" },
      { href: "#my-stories", label: "Creations" },
    ],
    search: <SearchBox onSearch={fn()} answer={{ query: "lamp", stories: summaries }} />,
    children: (
      <>
        <LanguageSwitch languages={languages} onValueChange={fn()} />
        <ThemeSwitch value="dark" onValueChange={fn()} />
      </>
    ),
  },
  globals: { viewport: { value: "phone" } },
  parameters: { inBothThemes: true, guide, layout: "fullscreen" },
});

const page = () => within(document.body);

async function open(canvas: ReturnType<typeof within>, name = "Menu") {
  await userEvent.click(canvas.getByRole("button", { name }));
  return page().findByRole("dialog");
}

/** A single button. Escape closes what it opens and returns the focus to it. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Menu" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page().findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Opened: search, pages, language and theme; Create expands to the two links for authors. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const menu = within(await open(canvas));
    await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByLabelText("Search stories")).toBeVisible();
    await expect(menu.getByRole("radio", { name: "हिन्दी" })).toBeInTheDocument();
    await expect(menu.getByRole("radio", { name: "Night" })).toBeInTheDocument();
    await userEvent.click(menu.getByText("Create"));
    await expect(await menu.findByRole("link", { name: "Compose" })).toHaveAttribute(
      "href",
      "#create-story",
    );
    await expect(menu.getByRole("link", { name: "Creations" })).toBeVisible();
  },
});

/** Following a link closes the menu, and so does selecting a story in the search. */
export const Followed = meta.story({
  play: async ({ canvas }) => {
    const menu = within(await open(canvas));
    const login = menu.getByRole("link", { name: "Login" });
    login.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(login);
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    const again = within(await open(canvas));
    await userEvent.click(again.getByLabelText("Search stories"));
    await userEvent.type(await again.findByRole("combobox"), "lamp");
    const [first] = await page().findAllByRole("option");
    first?.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
});

/** In Hindi; on a right-to-left page it slides in from the left. */
export const RightToLeft = meta.story({
  args: {
    links: [
      { href: "#home", label: "मुखपृष्ठ", current: true },
      { href: "#premium-waitlist", label: "प्रतीक्षा सूची" },
      { href: "#login", label: "लॉग इन" },
    ],
    create: [
      { href: "#create-story", label: "रचें" },
      { href: "#my-stories", label: "रचनाएँ" },
    ],
  },
  globals: { direction: "rtl", locale: "hi" },
  play: async ({ canvas }) => {
    const menu = await open(canvas, "सूची");
    await waitFor(() =>
      expect(Math.round(menu.getBoundingClientRect().left)).toBeLessThanOrEqual(0),
    );
  },
});
