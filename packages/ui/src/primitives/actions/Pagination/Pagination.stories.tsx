import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Pagination.guide.ts";
import { Pagination } from "./Pagination.tsx";

const meta = preview.meta({
  title: "Primitives/Pagination",
  component: Pagination,
  parameters: { guide },
  args: { page: 5, pageCount: 12, onPageChange: fn() },
});

/** In the middle of many pages. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Page 5" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
    await userEvent.click(canvas.getByRole("button", { name: "Page 12" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(12);
  },
});

/** On the first page, without "previous". */
export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Previous page" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

/** On the last page, without "next". */
export const Last = meta.story({ args: { page: 12 } });

/** With a single page, nothing is shown. */
export const Single = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left, with mirrored arrows. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
