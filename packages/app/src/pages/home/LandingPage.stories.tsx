import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { library } from "../../testing/library.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { page } from "../../testing/page.tsx";
import { pending } from "../../testing/page-answers.ts";
import { guide } from "./LandingPage.guide.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Home/LandingPage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.landing, answers: { featuredStories: library } },
});

/** A first visit, with the covers of featured stories. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Stories that listen" });
    await expect(heading).toBeVisible();
    const begin = canvas.getAllByRole("link", { name: "Begin Your Saga" });
    await expect(begin[0]).toHaveAttribute("href", paths.home);
  },
});

/** The footer links to what the settings name. */
export const WithLinksElsewhere = meta.story({
  args: { siteLinks },
  play: async ({ canvas }) => {
    const chat = await canvas.findAllByRole("link", { name: "Community chat" });
    await expect(chat[0]).toHaveAttribute("href", siteLinks.chat);
  },
});

/** The page does not wait for the covers. */
export const Loading = meta.story({
  args: { answers: { featuredStories: pending } },
  play: async ({ canvas }) => {
    const begin = await canvas.findAllByRole("link", { name: "Begin Your Saga" });
    await expect(begin[0]).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("कहानियाँ जो सुनती हैं");
  },
});
