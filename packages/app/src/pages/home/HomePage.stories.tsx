import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aPageOf, categories, library } from "../../testing/library.ts";
import { idOf, veiledStory } from "../../testing/stories.ts";
import { wallet } from "../../testing/progress.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { page, tryAgain, shownByItsScreen } from "../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { aSummary } from "../../testing/shelf.ts";
import { admin, reader } from "../../testing/viewers.ts";
import { guide } from "./HomePage.guide.ts";

const answers = {
  listStories: aPageOf(library),
  featuredStories: library.slice(0, 4),
  trendingStories: library.slice(2, 6),
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Home/HomePage",
  parameters: { ...page.parameters, guide },
  args: { at: paths.home, answers },
});

/** Featured, trending, and a row for each category. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Trending Now" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Home · Katha"));
    for (const { id, display_name: name } of categories) {
      const row = await canvas.findByRole("region", { name });
      for (const { title, category } of library) {
        if (category?.id === id) await expect(row).toHaveTextContent(title);
      }
    }
  },
});

/** Somebody who has just registered is told of their coins, and puts that away for good. */
export const Welcomed = meta.story({
  parameters: shownByItsScreen,
  args: {
    viewer: { ...reader, created_at: new Date().toISOString() },
    answers: {
      ...answers,
      listSessions: { sessions: [], next_cursor: null },
      listWalletEntries: { ...wallet, balance: 100 },
    },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region", { name: "Welcome, Meera" });
    await waitFor(() => expect(card).toHaveTextContent("You have 100 coins."));
    await userEvent.click(within(card).getByRole("button", { name: "Put away" }));
    await expect(card).not.toBeInTheDocument();
    await expect(localStorage.getItem(`katha-welcomed-${reader.id}`)).toBe("yes");
  },
});

/** A reader with open plays continues from the first row. */
export const WithOpenPlays = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    viewer: reader,
    answers: {
      ...answers,
      listSessions: { sessions: [aSummary(2), aSummary(1)], next_cursor: null },
    },
  },
  play: async ({ canvas }) => {
    const title = { name: "Go on playing" };
    const row = within(await canvas.findByRole("region", title));
    const links = row.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      paths.play(aSummary(2).id),
      paths.play(aSummary(1).id),
    ]);
    const [first] = canvas.getAllByRole("region");
    await expect(first).toHaveAccessibleName("Go on playing");
  },
});

/** A reader without open plays sees neither the row nor a gap for it. */
export const WithoutOpenPlays = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    viewer: reader,
    answers: { ...answers, listSessions: { sessions: [], next_cursor: null } },
  },
  beforeEach: () => {
    document.documentElement.dataset["plays"] = "open";
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    const isPlaceKept = () => "plays" in document.documentElement.dataset;
    await waitFor(() => expect(isPlaceKept()).toBe(false));
    await expect(canvas.queryByRole("region", { name: "Go on playing" })).toBeNull();
  },
});

/** An administrator sees the link to administration. */
export const ForAdministrators = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    viewer: admin,
    answers: { ...answers, listSessions: { sessions: [], next_cursor: null } },
  },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole("contentinfo"));
    await expect(await footer.findByRole("link", { name: "Administration" })).toHaveAttribute(
      "href",
      paths.adminStories,
    );
  },
});

/** If the settings name a guide and a chat, the banner and the footer link to them. */
export const WithLinksElsewhere = meta.story({
  args: { siteLinks },
  play: async ({ canvas }) => {
    const slide = { name: "The Tellers’ Circle" };
    await userEvent.click(await canvas.findByRole("button", slide));
    const chat = await canvas.findByRole("link", { name: "Come in" });
    await expect(chat).toHaveAttribute("href", siteLinks.chat);
    const footer = canvas.getByRole("contentinfo");
    const links = within(footer).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Terms of Service",
      "Privacy Policy",
      "How to Play",
      "Community chat",
      "Contact",
      "Mastodon",
      "Videos",
    ]);
    await expect(links[2]).toHaveAttribute("href", siteLinks.guide);
  },
});

/** A mature story is veiled, never in the banner, and can be hidden from lists. */
export const WithMature = meta.story({
  args: {
    answers: {
      ...answers,
      featuredStories: [veiledStory, ...library.slice(0, 3)],
      listStories: aPageOf([veiledStory, ...library]),
    },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("region", { name: "Featured Stories" });
    const card = { name: veiledStory.title };
    await expect(within(row).getByRole("link", card)).toBeVisible();
    await expect(within(row).getByText("Mature (17+)")).toBeVisible();
    const play = { name: `Play ${veiledStory.title}` };
    await expect(canvas.queryByRole("button", play)).toBeNull();
    await expect(canvas.getByRole("link", { name: "Look inside" })).not.toHaveAttribute(
      "href",
      paths.story(veiledStory.id),
    );
    const filter = { name: "Leave mature stories out of lists" };
    // It comes near the end of the page, to which rows that come near add their height.
    const hide = await waitFor(() => {
      canvas.getByRole("contentinfo").scrollIntoView();
      return canvas.getByRole("checkbox", filter);
    });
    await userEvent.click(hide);
    await waitFor(() => expect(within(row).queryByRole("link", card)).toBeNull());
    await userEvent.click(hide);
    await expect(within(row).getByRole("link", card)).toBeVisible();
  },
});

/** A search leaves them out in the same way, also one that is open. */
export const SearchWithMature = WithMature.extend({
  args: {
    answers: { ...answers, searchStories: [veiledStory, ...library.slice(0, 1)] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const filter = { name: "Leave mature stories out of lists" };
    // It comes near the end of the page, to which rows that come near add their height.
    const hide = await waitFor(() => {
      canvas.getByRole("contentinfo").scrollIntoView();
      return canvas.getByRole("checkbox", filter);
    });
    await userEvent.type(canvas.getByLabelText("Search stories"), "the");
    const veiled = { name: new RegExp(veiledStory.title) };
    await expect(await screen.findByRole("option", veiled)).toBeVisible();
    // A press would close the list.
    await fireEvent.click(hide);
    await waitFor(() => expect(screen.queryByRole("option", veiled)).toBeNull());
    await expect(screen.getByRole("listbox")).toBeVisible();
    await fireEvent.click(hide);
    await expect(await screen.findByRole("option", veiled)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});

/** A reader's bar links to their profile. */
export const SignedIn = meta.story({
  args: {
    viewer: reader,
    answers: { ...answers, listSessions: { sessions: [], next_cursor: null } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Profile" })).toBeVisible();
  },
});

/** In a Hindi interface, stories keep their own language. */
export const Hindi = meta.story({
  parameters: shownByItsScreen,
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link", { name: "Fourteen Years" });
    await expect(links[0]).toBeVisible();
    await waitFor(() => expect(document.title).toBe("मुखपृष्ठ · कथा"));
  },
});

/** Says that it is loading until the lists arrive. */
export const Loading = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { listStories: pending, featuredStories: pending, trendingStories: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading stories...")).toBeVisible();
  },
});

/** No story has been published yet. */
export const Empty = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { listStories: aPageOf([]), featuredStories: [], trendingStories: [] } },
});

const busy = problem(503, "resting", { detail: "The shelves are being dusted." });

/** The page shows the server's reason. */
export const AllListsFail = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { listStories: busy, featuredStories: busy, trendingStories: busy } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("The shelves are being dusted.");
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
});

export const TriedAgain = AllListsFail.extend({
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("alert");
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByRole("region", { name: "Featured Stories" }));
  },
});

/** A long list loads page by page; what is loaded stays. */
export const LongList = meta.story({
  args: {
    answers: {
      ...answers,
      listStories: ({ request }) => {
        const number = Number(new URL(request.url).searchParams.get("page"));
        const stories = library.map((story, at) => ({
          ...story,
          id: idOf(number * 100 + at),
          title: `${story.title} ${number}`,
        }));
        return aPageOf(stories, { page: number, total_pages: 3 });
      },
    },
  },
  play: async ({ canvas }) => {
    const name = (number: number) => ({ name: `${library[0]?.title} ${number}` });
    const more = await canvas.findByRole("button", { name: "Load More Stories" });
    for (const number of [2, 3]) {
      await userEvent.click(more);
      await expect(await canvas.findByRole("link", name(number))).toBeInTheDocument();
    }
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await expect(canvas.getByRole("link", name(1))).toBeInTheDocument();
  },
});

/** A row that fails is left out silently. */
export const OneListFails = meta.story({
  parameters: shownByItsScreen,
  args: { answers: { ...answers, trendingStories: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Trending Now" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});
