import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { homeLists, urduHomeLists } from "../../../fixtures/player/home.ts";
import { branchedSession, hindiSession, openSession } from "../../../fixtures/player/shelf.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { MatureFilter } from "../../../parts/story/MatureFilter/MatureFilter.tsx";
import { SessionCard } from "../../../parts/story/shelf/SessionCard/SessionCard.tsx";
import { ShelfPart } from "../../../parts/story/shelf/ShelfPart/ShelfPart.tsx";
import { guide } from "./HomeScreen.guide.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const meta = preview.meta({
  title: "Screens/Home",
  component: HomeScreen,
  args: { lists: homeLists, onPlay: fn(), onRetry: fn() },
  decorators: [withShell],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The library with all its rows. */
export const Default = meta.story({
  parameters: { chromatic: { modes: modes.everywhere } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("region").map((row) => row.getAttribute("aria-labelledby"));
    const titles = rows.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    await expect(titles).toEqual([
      "Featured Stories",
      "Trending Now",
      "Court intrigue",
      "Folklore",
      "Mystery",
    ]);
    for (const [title, tooltip] of [
      ["Featured Stories", "Handpicked by our editors and team"],
      ["Trending Now", "Currently popular"],
    ] as const) {
      const heading = canvas.getByRole("heading", { level: 2, name: title });
      await expect(heading).toHaveAttribute("title", tooltip);
      await expect(canvas.getByText(tooltip)).toBeVisible();
    }
  },
});

/** With stories to continue above the rows. */
export const WithBegun = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    begun: (
      <ShelfPart
        title="Go on playing"
        list={{ state: "ready", items: [openSession, branchedSession, hindiSession] }}
        layout="row"
        empty="You have begun no story yet."
        links={{ home: "/home" }}
      >
        {(session) => (
          <li key={session.id}>
            <SessionCard session={session} />
          </li>
        )}
      </ShelfPart>
    ),
  },
  play: async ({ canvas }) => {
    const begun = canvas.getByRole("region", { name: "Go on playing" });
    const featured = canvas.getByRole("region", { name: "Featured Stories" });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(begun.compareDocumentPosition(featured)).toBe(follows);
  },
});

/** There are more pages: a button loads the next one. */
export const MoreToCome = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Load More Stories" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Below the lists: the filter for mature stories. */
export const WithFilter = meta.story({
  args: { onLoadMore: fn(), filter: <MatureFilter hidden={false} onChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
});

/** The next page is loading. */
export const LoadingMore = meta.story({
  args: { onLoadMore: fn(), loadingMore: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Loading..." }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** The next page could not be loaded. The stories stay, and a retry is offered. */
export const MoreFailed = meta.story({
  args: { onLoadMore: fn(), moreError: "Katha cannot be reached" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Katha cannot be reached");
    await userEvent.click(canvas.getByRole("button", { name: "Load More Stories" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** Loading for the first time. */
export const Loading = meta.story({
  render: () => <HomeScreen />,
  parameters: { bar: "plain" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading stories...");
  },
});

/** Without stories. */
export const Empty = meta.story({
  args: { lists: { featured: [], trending: [], categories: [] } },
  parameters: { bar: "plain" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "No stories available at the moment." }),
    ).toBeVisible();
  },
});

/** The stories could not be loaded, and there is nothing to show instead. */
export const Failed = meta.story({
  render: ({ onRetry }) => (
    <HomeScreen error="Failed to fetch stories" {...(onRetry && { onRetry })} />
  ),
  parameters: { bar: "plain" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** One list failed; the others are shown. */
export const PartlyFailed = meta.story({
  args: { error: "Failed to fetch stories", lists: { ...homeLists, categories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: "Featured Stories" })).toBeVisible();
  },
});

/** Stories cannot be played yet, so there are no PLAY buttons. */
export const BeforePlay = meta.story({
  render: () => <HomeScreen lists={homeLists} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Play/ })).not.toBeInTheDocument();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** Urdu stories on a right-to-left page. */
export const Urdu = meta.story({ args: { lists: urduHomeLists }, globals: { direction: "rtl" } });
