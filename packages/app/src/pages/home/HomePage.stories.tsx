import type { Story } from "@katha/api";
import type { Tastes } from "@katha/api/account";
import type { BrowsedStories } from "@katha/api/browse";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { aPageOf, categories, library } from "../../testing/library.ts";
import { idOf, veiledStory } from "../../testing/stories.ts";
import { wallet } from "../../testing/progress.ts";
import { siteLinks } from "../../testing/site-links.ts";
import { asScreen, type Canvas, page, tryAgain, withoutPicture } from "../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { aSummary } from "../../testing/shelf.ts";
import { admin, reader } from "../../testing/viewers.ts";

const answers = {
  listStories: aPageOf(library),
  featuredStories: library.slice(0, 4),
  trendingStories: library.slice(2, 6),
} satisfies Answers;

function keepInBrowser(tastes: Tastes, player: string | null): void {
  localStorage.setItem("katha-tastes", JSON.stringify({ tastes, player, isUnsent: false }));
}

const meta = preview.meta({
  ...page,
  title: "Pages/Home/HomePage",
  args: { at: paths.home, answers },
});

/** Featured, trending, and a row for each category. */
export const Default = meta.story({
  parameters: { chromatic: { modes: modes.everywhere } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    for (const [name, tooltip] of [
      ["Featured Stories", "Handpicked by our editors and team"],
      ["Trending Now", "Currently popular"],
    ] as const) {
      const heading = await canvas.findByRole("heading", { level: 2, name });
      await expect(heading).toHaveAttribute("title", tooltip);
      await expect(canvas.getByText(tooltip)).toBeVisible();
    }
    await expect(rowsOf(canvas).slice(0, 2)).toEqual(["Featured Stories", "Trending Now"]);
    await waitFor(() => expect(document.title).toBe("Home · Katha"));
    for (const { id, displayName: name } of categories) {
      const row = await canvas.findByRole("region", { name });
      for (const { title, category } of library) {
        if (category?.id === id) await expect(row).toHaveTextContent(title);
      }
    }
  },
});

/** Somebody who has just registered is told of their coins, and puts that away for good. */
export const Welcomed = meta.story({
  parameters: withoutPicture,
  args: {
    viewer: { ...reader, createdAt: new Date().toISOString() },
    answers: {
      ...answers,
      listSessions: { sessions: [], nextCursor: null },
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

const line = { name: "Languages and tastes" };
const shelf = { name: "For you" };
const browsed = (stories: readonly Story[]): BrowsedStories => ({
  stories: [...stories],
  page: 1,
  hasMore: false,
  totalStories: stories.length,
  isEstimate: false,
  counts: [],
});
const [, epics = "", folklore = ""] = categories.map(({ id }) => id);
const inHindi = library.map((story) => ({ ...story, language: "hi" as const }));

/** What the page asks the page of all stories for. */
const browse = fn((_asked: Record<string, string>) => browsed(inHindi.slice(2, 4)));
const browseStories = ({ request }: { request: Request }) =>
  browse(Object.fromEntries(new URL(request.url).searchParams));

const rowsOf = (canvas: Canvas) =>
  canvas
    .getAllByRole("region")
    .flatMap((row: HTMLElement) => row.querySelector("h2")?.textContent ?? []);

/** A guest answers the question by keyboard; home follows, says why, and does so at the next visit. */
export const AsksAGuest = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...answers, listCategories: categories, browseStories } },
  beforeEach: () => void browse.mockClear(),
  play: async ({ canvas }) => {
    const asks = await canvas.findByRole("region", line);
    await expect(asks).toHaveTextContent(/^Which languages do you read, and what do you like\?/);
    within(asks).getByRole("button", { name: "Choose" }).focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await canvas.findByRole("form", line));
    await expect(form.getByRole("checkbox", { name: "English" })).toHaveFocus();
    await expect(form.getByRole("checkbox", { name: "English" })).toBeChecked();
    await userEvent.keyboard(" {Tab} ");
    (await form.findByRole("checkbox", { name: "Folklore" })).focus();
    await userEvent.keyboard(" {Enter}");
    const own = await canvas.findByRole("region", shelf);
    await waitFor(() => expect(own).toHaveTextContent("Because you read Hindi and like Folklore"));
    await expect(canvas.getByRole("button", { name: /^Change/ })).toHaveFocus();
    await expect(browse).toHaveBeenCalledOnce();
    await expect(browse).toHaveBeenLastCalledWith(
      expect.objectContaining({ language: "hi", category: folklore }),
    );
    await expect(within(own).getAllByRole("article")).toHaveLength(2);
    const names = new Set(categories.map(({ displayName: name }) => name));
    await expect(rowsOf(canvas).find((title: string) => names.has(title))).toBe("Folklore");
    await expect(localStorage.getItem("katha-home")).toBe("follows");
  },
});

/** Put away, the question does not come again; home is as it was. */
export const PutAway = AsksAGuest.extend({
  args: { answers },
  play: async ({ canvas }) => {
    const asks = within(await canvas.findByRole("region", line));
    const rows = rowsOf(canvas);
    await userEvent.click(asks.getByRole("button", { name: "Put away" }));
    await waitFor(() => expect(canvas.queryByRole("region", line)).toBeNull());
    await expect(localStorage.getItem("katha-home")).toBe("nothing");
    await expect(rowsOf(canvas)).toEqual(rows);
  },
});

/** Nothing of what one likes is in one's language: other stories in it stand there, and the shelf says so. */
export const OthersInTheLanguage = AsksAGuest.extend({
  args: {
    answers: {
      ...answers,
      listCategories: categories,
      browseStories: ({ request }) =>
        browsed(new URL(request.url).searchParams.has("category") ? [] : inHindi.slice(0, 1)),
    },
  },
  beforeEach: () => keepInBrowser({ languages: ["hi"], categories: [epics] }, null),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("region", shelf);
    const why = "Nothing of Epics in Hindi yet; these are other stories in Hindi";
    await waitFor(() => expect(own).toHaveTextContent(why));
    await expect(within(own).getByRole("link", shelf)).toHaveAttribute(
      "href",
      `${paths.stories}?language=hi`,
    );
    await expect(within(own).getAllByRole("article")).toHaveLength(1);
  },
});

/** No story is in one's language: the shelf says so, and all others are there. */
export const NothingInTheLanguage = AsksAGuest.extend({
  args: { answers: { ...answers, listCategories: categories, browseStories: browsed([]) } },
  beforeEach: () => keepInBrowser({ languages: ["ta"], categories: [] }, null),
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("region", shelf);
    await waitFor(() => expect(own).toHaveTextContent(/No story in Tamil yet\./));
    await expect(canvas.getByRole("region", { name: "Epics" })).toBeInTheDocument();
  },
});

/** The shelf could not be loaded, then is. */
export const ShelfFails = AsksAGuest.extend({
  args: { answers: { ...answers, listCategories: categories, browseStories: unreachable } },
  beforeEach: () => keepInBrowser({ languages: ["hi"], categories: [] }, null),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("alert");
    msw.use(...handlersFor({ browseStories }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    const own = await canvas.findByRole("region", shelf);
    await waitFor(() => expect(own).toHaveTextContent("Because you read Hindi"));
  },
});

const saveTastes = fn((tastes: Tastes) => ({ tastes }));
const forReaders = {
  ...answers,
  listSessions: { sessions: [], nextCursor: null },
  listCategories: categories,
  browseStories,
  saveTastes: async ({ request }) => saveTastes((await request.json()) as Tastes),
} satisfies Answers;

/** An account that has none takes over what its reader chose as a guest. */
export const TakenOver = AsksAGuest.extend({
  args: { viewer: reader, answers: { ...forReaders, getTastes: { tastes: null } } },
  beforeEach: () => {
    saveTastes.mockClear();
    keepInBrowser({ languages: ["hi"], categories: [] }, null);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", shelf);
    await waitFor(() =>
      expect(saveTastes).toHaveBeenLastCalledWith({ languages: ["hi"], categories: [] }),
    );
    await waitFor(() => expect(localStorage.getItem("katha-tastes")).toContain('"isUnsent":false'));
    await expect(localStorage.getItem("katha-tastes")).toContain(reader.id);
    await expect(saveTastes).toHaveBeenCalledOnce();
  },
});

/** What the account has rules; another reader's, of the same browser, goes nowhere. */
export const FromTheAccount = AsksAGuest.extend({
  args: {
    viewer: reader,
    answers: { ...forReaders, getTastes: { tastes: { languages: ["hi"], categories: [epics] } } },
  },
  beforeEach: () => {
    saveTastes.mockClear();
    browse.mockClear();
    keepInBrowser({ languages: ["ta"], categories: [] }, idOf(77));
  },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("region", shelf);
    await waitFor(() => expect(own).toHaveTextContent("Because you read Hindi and like Epics"));
    await expect(browse).toHaveBeenCalledOnce();
    await expect(saveTastes).not.toHaveBeenCalled();
  },
});

/** A guest, after somebody has signed out here, sees nothing of theirs and is not asked. */
export const AfterSigningOut = AsksAGuest.extend({
  args: { answers },
  beforeEach: () => {
    delete document.documentElement.dataset["tastes"];
    keepInBrowser({ languages: ["ta"], categories: [] }, reader.id);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Featured Stories" });
    await waitFor(() => expect(document.documentElement.dataset["tastes"]).toBe("nothing"));
    await expect(canvas.queryByRole("region", line)).toBeNull();
    await expect(canvas.queryByRole("region", shelf)).toBeNull();
  },
});

/** A reader with open plays continues from the first row. */
export const WithOpenPlays = meta.story({
  parameters: withoutPicture,
  args: {
    viewer: reader,
    answers: {
      ...answers,
      listSessions: { sessions: [aSummary(2), aSummary(1)], nextCursor: null },
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
  parameters: withoutPicture,
  args: {
    viewer: reader,
    answers: { ...answers, listSessions: { sessions: [], nextCursor: null } },
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
  parameters: withoutPicture,
  args: {
    viewer: admin,
    answers: { ...answers, listSessions: { sessions: [], nextCursor: null } },
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

/** The filter comes near the end of the page, to which rows that come near add their height. */
const atPageEnd = (canvas: Canvas) =>
  waitFor(() => {
    // By role, each look would take long on so large a page.
    document.querySelector("footer")?.scrollIntoView();
    return canvas.getByLabelText("Leave mature stories out of lists");
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
    const hide = await atPageEnd(canvas);
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
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const hide = await atPageEnd(canvas);
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

/** In a Hindi interface, stories keep their own language. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  parameters: asScreen,
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link", { name: "Fourteen Years" });
    await expect(links[0]).toBeVisible();
    await waitFor(() => expect(document.title).toBe("मुखपृष्ठ · कथा"));
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" }, parameters: asScreen });

/** Says that it is loading until the lists arrive. */
export const Loading = meta.story({
  args: { answers: { listStories: pending, featuredStories: pending, trendingStories: pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading stories...")).toBeVisible();
  },
});

/** No story has been published yet. */
export const Empty = meta.story({
  args: { answers: { listStories: aPageOf([]), featuredStories: [], trendingStories: [] } },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: "No stories available at the moment." };
    await expect(await canvas.findByRole("heading", heading)).toBeVisible();
  },
});

const busy = problem(503, "resting", { detail: "The shelves are being dusted." });

/** The page shows the server's reason. */
export const AllListsFail = meta.story({
  args: { answers: { listStories: busy, featuredStories: busy, trendingStories: busy } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("The shelves are being dusted.");
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
});

/** Tried again, they come. */
export const TriedAgain = AllListsFail.extend({
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    await canvas.findByRole("alert");
    msw.use(...handlersFor(answers));
    await tryAgain(canvas, () => canvas.getByRole("region", { name: "Featured Stories" }));
  },
});

const pageOf = (number: number) =>
  aPageOf(
    library.map((story, at) => ({
      ...story,
      id: idOf(number * 100 + at),
      title: `${story.title} ${number}`,
    })),
    { page: number, totalPages: 3 },
  );
const inPages = {
  ...answers,
  listStories: ({ request }) => pageOf(Number(new URL(request.url).searchParams.get("page"))),
} satisfies Answers;
const titleOn = (number: number) => ({ name: `${library[0]?.title} ${number}` });

/** A long list loads page by page; what is loaded stays. */
export const LongList = meta.story({
  args: { answers: inPages },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: "Load More Stories" });
    for (const number of [2, 3]) {
      await userEvent.click(more);
      await expect(await canvas.findByRole("link", titleOn(number))).toBeInTheDocument();
    }
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await expect(canvas.getByRole("link", titleOn(1))).toBeInTheDocument();
  },
});

/** The next page could not be loaded: the stories stay, and it can be tried again. */
export const MoreFails = meta.story({
  args: { answers: inPages },
  play: async ({ canvas, msw }) => {
    const more = await canvas.findByRole("button", { name: "Load More Stories" });
    msw.use(...handlersFor({ listStories: unreachable }));
    await userEvent.click(more);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("link", titleOn(1))).toBeInTheDocument();
    await waitFor(() => expect(more).not.toHaveAttribute("aria-busy", "true"));
    await expect(more).toBeEnabled();
  },
});

/** A row that fails is left out silently. */
export const OneListFails = meta.story({
  args: { answers: { ...answers, trendingStories: unreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Featured Stories" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Trending Now" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});
