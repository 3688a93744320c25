import { describe, expect, it } from "vitest";
import { aMarked, aSummary } from "../../testing/shelf.ts";
import { aStory, idOf } from "../../testing/stories.ts";
import { toMarked, toSession, toShelfList } from "./shelf.ts";

const settled = {
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};
const explain = (error: unknown) => `Because ${String(error)}.`;
const itemsOf = ({ items }: { items: readonly { id: string }[] }) => items;
const listOf = (
  read: Partial<typeof settled> & { data?: { pages: { items: { id: string }[] }[] } },
) => toShelfList({ ...settled, error: "it rained", ...read }, itemsOf, ({ id }) => id, explain);

describe("a list of the shelf", () => {
  it("is loading, or says why it failed", () => {
    expect(listOf({})).toEqual({ state: "loading" });
    expect(listOf({ isError: true })).toEqual({ state: "failed", message: "Because it rained." });
  });

  it("shows an item that moved to another page only once", () => {
    const pages = [{ items: [{ id: "a" }, { id: "b" }] }, { items: [{ id: "b" }, { id: "c" }] }];
    expect(listOf({ data: { pages }, hasNextPage: true })).toEqual({
      state: "ready",
      items: ["a", "b", "c"],
      hasMore: true,
      loadingMore: false,
    });
  });

  it("keeps what is loaded when a later read fails", () => {
    const data = { pages: [{ items: [{ id: "a" }] }] };
    expect(listOf({ data, isError: true })).toMatchObject({ state: "ready", items: ["a"] });
    expect(listOf({ data, isError: true, isFetchNextPageError: true })).toMatchObject({
      items: ["a"],
      moreError: "Because it rained.",
    });
  });
});

it("a session leads to its play, with a cover of its story", () => {
  const session = aSummary(3, { branchedFrom: idOf(2), ending: "Across", isCompleted: true });
  expect(toSession(session)).toMatchObject({
    href: `/play/${session.id}`,
    title: "Story 3",
    cover: null,
    isBranch: true,
    isEnded: true,
    ending: "Across",
  });
});

it("a story is marked as its list has it", () => {
  const story = aMarked(
    aStory(1, { userState: { hasLiked: false, hasBookmarked: true, hasPremiumAccess: false } }),
  );
  expect(toMarked("bookmark")(story)).toMatchObject({ isMarked: true, isOpen: true });
  expect(toMarked("like")(story)).toMatchObject({ isMarked: false });
});
