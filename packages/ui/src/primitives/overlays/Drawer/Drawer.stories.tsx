import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { lessMotion, moving, wantsLessMotion } from "../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Drawer.guide.ts";
import { Drawer } from "./Drawer.tsx";

const meta = preview.meta({
  title: "Primitives/Drawer",
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Know how",
    children: <p>Continue turns the page. Immerse stays in the room and looks around.</p>,
  },
  parameters: { guide, layout: "fullscreen" },
});

/** From the end of the line. Its button and Escape close it. */
export const Default = meta.story({
  play: async ({ args }) => {
    const drawer = await screen.findByRole("dialog", { name: "Know how" });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(innerWidth));
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

/** From the start, for a menu. */
export const Start = meta.story({
  args: { side: "start" },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
  },
});

/** From the bottom of the screen, within reach of a thumb. */
export const Bottom = meta.story({
  args: { side: "bottom" },
  globals: { viewport: { value: "phone" } },
});

/** With reduced motion it appears without sliding. */
export const LessMotion = meta.story({
  parameters: lessMotion,
  play: async () => {
    if (!wantsLessMotion()) return;
    const drawer = await screen.findByRole("dialog");
    await expect(moving(drawer)).toEqual([]);
    await expect(moving(drawer.previousElementSibling ?? drawer)).toEqual([]);
  },
});

/** If the content is too long it scrolls, and the title stays. */
export const LongText = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={`line ${String(at)}`}>Every door of the palace has two keepers.</p>
    )),
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { title: "कैसे खेलें", children: <p>आगे बढ़ें पन्ना पलटता है।</p> },
  globals: { locale: "hi" },
});

/** From right to left, where `end` is on the left. */
export const RightToLeft = meta.story({
  args: { title: "کیسے کھیلیں", children: <p>آگے بڑھیں صفحہ پلٹتا ہے۔</p> },
  globals: { direction: "rtl" },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
  },
});
