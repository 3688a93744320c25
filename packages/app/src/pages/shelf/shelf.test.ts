import { describe, expect, it } from "vitest";
import { toShelfList } from "./shelf.ts";

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
) => toShelfList({ ...settled, error: "it rained", ...read }, itemsOf, explain);

describe("a list of the shelf", () => {
  it("is loading, or says why it failed", () => {
    expect(listOf({})).toEqual({ state: "loading" });
    expect(listOf({ isError: true })).toEqual({ state: "failed", message: "Because it rained." });
  });

  it("shows an item that moved to another page only once", () => {
    const pages = [{ items: [{ id: "a" }, { id: "b" }] }, { items: [{ id: "b" }, { id: "c" }] }];
    expect(listOf({ data: { pages }, hasNextPage: true })).toEqual({
      state: "ready",
      items: [{ id: "a" }, { id: "b" }, { id: "c" }],
      hasMore: true,
      loadingMore: false,
    });
  });

  it("keeps what is loaded when a later read fails", () => {
    const data = { pages: [{ items: [{ id: "a" }] }] };
    expect(listOf({ data, isError: true })).toMatchObject({ state: "ready", items: [{ id: "a" }] });
    expect(listOf({ data, isError: true, isFetchNextPageError: true })).toMatchObject({
      items: [{ id: "a" }],
      moreError: "Because it rained.",
    });
  });
});
