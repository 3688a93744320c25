import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { ferryAtlas } from "../../../fixtures/player/keepsakes.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./MapScreen.guide.ts";
import { MapScreen } from "./MapScreen.tsx";
import type { MapResult } from "./MapScreen.tsx";

const ready: MapResult = { state: "ready", atlas: ferryAtlas };

const meta = preview.meta({
  title: "Screens/Map",
  component: MapScreen,
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
  args: {
    result: ready,
    onReturn: fn(),
    onRetry: fn(),
    links: { play: "#play", book: "#book" },
  },
});

/** Whether an element lies whole within a frame. */
function isWithin(element: Element, frame: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

const beginsWhole = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const frame = canvas.getByRole("region", { name: "Map of your paths" });
  const [beginning] = within(frame).getAllByRole("button");
  await waitFor(() =>
    expect(beginning && isWithin(beginning, frame), "The first scene is in view").toBe(true),
  );
};

/**
 * The map opens at the scene where the session is, with its beginning in view, whole; by keyboard one goes back to
 * another.
 */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await beginsWhole({ canvas });
    await expect(canvas.getByText("5 of 23 scenes · 1 of 4 endings found")).toBeVisible();
    const place = canvas.getByRole("region", { name: "The chosen scene" });
    await expect(place).toHaveTextContent(/Sixty-one steps/);
    const list = within(canvas.getByRole("region", { name: "Where you have been" }));
    const [first] = list.getAllByRole("button");
    first?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(place).toHaveFocus();
    await expect(place).toHaveTextContent(/The fort holds its breath/);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReturn).toHaveBeenCalledWith("1");
  },
});

/** On a phone, too. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: beginsWhole,
});

/** And on a page from right to left. */
export const TabletRightToLeft = meta.story({
  globals: { viewport: { value: "tablet" }, direction: "rtl" },
  play: beginsWhole,
});
