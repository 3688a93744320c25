import { expect, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryBook, hindiBook, urduBook } from "../../../../fixtures/player/keepsakes.ts";
import { usualBook, bookAsWished } from "../book.ts";
import { BookPages } from "./BookPages.tsx";
import { guide } from "./BookPages.guide.ts";

const meta = preview.meta({
  title: "Parts/Play/BookPages",
  component: BookPages,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: { book: ferryBook },
});

/** A finished session: cover, contents, chapters, the reader's lines in the margin, and the ending. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(ferryBook.title);
    const contents = within(canvas.getByRole("navigation", { name: "Contents" }));
    await expect(contents.getAllByRole("link")).toHaveLength(2);
    const chapter = canvas.getByRole("region", { name: "2 Give the lamp to the queen" });
    await expect(contents.getByRole("link", { name: /Give the lamp/ })).toHaveAttribute(
      "href",
      `#${within(chapter).getByRole("heading").id}`,
    );
    await expect(canvas.getByText("by name").tagName).toBe("EM");
    await expect(canvas.getAllByRole("note")[0]).toHaveTextContent(
      "You: I ask the minister what he is waiting for.",
    );
    await expect(canvas.getByText("The lamp outlasts the night")).toBeVisible();
  },
});

/** Without the reader's own lines and the pictures. */
export const TextAlone = meta.story({
  args: { book: bookAsWished(ferryBook, { ...usualBook, hasOwnLines: false, hasPictures: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("note")).toBeNull();
    await expect(canvas.queryByRole("img", { name: /boat/ })).toBeNull();
    await expect(canvas.getByText(/Sixty-one steps/)).toBeVisible();
  },
});

/** In Hindi, with the digits of its books. */
export const Hindi = meta.story({
  args: { book: hindiBook },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "२ दीया रानी को दो" })).toBeVisible();
  },
});

/** In Urdu, from right to left, without a cover. */
export const Urdu = meta.story({
  args: { book: urduBook },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveAttribute("dir", "rtl");
    await expect(canvas.getByRole("heading", { name: "۲ چراغ ملکہ کو دو" })).toBeVisible();
  },
});
