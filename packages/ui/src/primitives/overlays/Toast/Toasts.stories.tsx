import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { lessMotion, moving, wantsLessMotion } from "../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { guide } from "./Toasts.guide.ts";
import { Toasts, useToasts } from "./Toasts.tsx";
import type { ToastOptions } from "./Toasts.tsx";
import { toastToneNames } from "./styles.ts";

const onUndo = fn();

function Teller({ news }: { news: readonly ToastOptions[] }) {
  const tell = useToasts();
  return <Button onClick={() => news.forEach(tell)}>Save</Button>;
}

const meta = preview.meta({
  title: "Primitives/Toasts",
  component: Toasts,
  parameters: { guide },
  args: { children: <Teller news={[{ text: "Story updated successfully!" }]} /> },
});

const tell = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

/** Shown at the bottom of the page, and closed. */
export const Default = meta.story({
  play: async () => {
    await tell();
    await expect(await screen.findByText("Story updated successfully!")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("Story updated successfully!")).toBeNull());
  },
});

/** With a way back; it waits until it is put away. */
export const WithAction = meta.story({
  args: {
    children: (
      <Teller news={[{ text: "Story archived.", action: { label: "Undo", onClick: onUndo } }]} />
    ),
  },
  play: async () => {
    await tell();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
});

/** Where the page has a bar at its foot. */
export const AtTheTop = meta.story({
  args: { placement: "top" },
  play: async () => {
    await tell();
    const words = await screen.findByText("Story updated successfully!");
    await waitFor(() => expect(words.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2));
  },
});

/** Every tone, one under the other. */
export const Tones = meta.story({
  args: { children: <Teller news={toastToneNames.map((tone) => ({ text: tone, tone }))} /> },
  play: async () => {
    await tell();
    for (const tone of toastToneNames) {
      await expect((await screen.findAllByText(tone))[0]).toBeVisible();
    }
  },
});

/** Where less motion is wanted it neither rises nor fades. */
export const LessMotion = meta.story({
  parameters: lessMotion,
  play: async () => {
    if (!wantsLessMotion()) return;
    await tell();
    const [news] = await screen.findAllByRole("dialog");
    await expect(moving(news as Element)).toEqual([]);
  },
});

/** On a phone, as wide as the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: tell,
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { children: <Teller news={[{ text: "कहानी सहेज ली गई है।" }]} /> },
  globals: { locale: "hi" },
  play: tell,
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { children: <Teller news={[{ text: "کہانی محفوظ ہے۔" }]} /> },
  globals: { direction: "rtl" },
  play: tell,
});
