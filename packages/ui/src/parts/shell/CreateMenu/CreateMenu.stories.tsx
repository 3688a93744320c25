import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./CreateMenu.guide.ts";
import { CreateMenu } from "./CreateMenu.tsx";

const meta = preview.meta({
  title: "Parts/Shell/CreateMenu",
  id: "parts-shell-treasurymenu",
  component: CreateMenu,
  parameters: { inBothThemes: true, guide },
  decorators: [(Story) => <div style={{ minBlockSize: 180 }}>{Story()}</div>],
});

/** One word in the bar. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Treasury" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** Opened: links to write a story and to the author's stories. Following one closes it; by keyboard Enter opens it and Tab moves into it. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Treasury" });
    await userEvent.click(button);
    const link = await canvas.findByRole("link", { name: "Compose" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull());
    button.focus();
    await userEvent.keyboard("{Enter}");
    const compose = await canvas.findByRole("link", { name: "Compose" });
    await userEvent.tab();
    await expect(compose).toHaveFocus();
    await expect(compose).toHaveAttribute("href", "/create-story");
    await expect(canvas.getByRole("link", { name: "Creations" })).toHaveAttribute(
      "href",
      "/my-stories",
    );
    await waitFor(async () => {
      const under = button.getBoundingClientRect();
      const { top, left } = (compose.closest("ul") as HTMLElement).getBoundingClientRect();
      await expect(Math.round(left)).toBe(Math.round(under.left));
      await expect(top).toBeGreaterThanOrEqual(under.bottom);
    });
  },
});

/** In Hindi, from right to left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl", locale: "hi" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "ख़ज़ाना" });
    await userEvent.click(button);
    const list = await canvas.findByRole("list");
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
    await waitFor(() => expect(right(list)).toBe(right(button)));
  },
});
