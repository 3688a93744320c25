import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { ferryBook } from "../../../fixtures/player/keepsakes.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { usualBook } from "../../../parts/play/book/book.ts";
import { guide } from "./BookScreen.guide.ts";
import { BookScreen } from "./BookScreen.tsx";
import type { BookResult, BookSaving } from "./BookScreen.tsx";

const ready: BookResult = { state: "ready", book: ferryBook };
const idle: BookSaving = { state: "idle" };

const meta = preview.meta({
  title: "Screens/Book",
  component: BookScreen,
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
  args: {
    result: ready,
    wishes: usualBook,
    onWishesChange: fn(),
    saving: idle,
    onSave: fn(),
    onPrint: fn(),
    onRetry: fn(),
    links: { play: "#play", map: "#map" },
    pictureOf: (src: string, alt: string) => ({ src, alt }),
  },
});

/** A book with the ways to take it along. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save as EPUB" }));
    await expect(args.onSave).toHaveBeenCalledWith("epub");
    await userEvent.click(canvas.getByRole("button", { name: "Plain text" }));
    await expect(args.onSave).toHaveBeenCalledWith("text");
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("switch", { name: "My own lines" }));
    await expect(args.onWishesChange).toHaveBeenCalledWith({ ...usualBook, ownLines: "none" });
    await expect(canvas.getByRole("link", { name: "Back to the story" })).toHaveAttribute(
      "href",
      "#play",
    );
  },
});

/** The file is being made. */
export const Binding = meta.story({
  args: { saving: { state: "binding" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Binding the book...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /EPUB/ })).toHaveAttribute("aria-busy", "true");
  },
});

/** Saved, with two pictures in words. */
export const PicturesLeftOut = meta.story({
  args: { saving: { state: "saved", leftOut: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved\. 2 pictures could not be fetched/)).toBeVisible();
  },
});

/** The file could not be made. */
export const NotSaved = meta.story({ args: { saving: { state: "failed" } } });
