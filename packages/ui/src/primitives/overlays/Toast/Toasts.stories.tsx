import { useEffect, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { lessMotion, moving, wantsLessMotion } from "../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { layer } from "../../../tokens/scale.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { guide } from "./Toasts.guide.ts";
import { Toasts, useToasts } from "./Toasts.tsx";
import { toastToneNames } from "./styles.ts";

const onUndo = fn();

function SaveButton({ text = "Story updated successfully!" }) {
  const tell = useToasts();
  return <Button onClick={() => tell({ text })}>Save</Button>;
}

function ArchiveButton() {
  const tell = useToasts();
  const undo = { label: "Undo", onClick: onUndo };
  return <Button onClick={() => tell({ text: "Story archived.", action: undo })}>Archive</Button>;
}

function Connection() {
  const tell = useToasts();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    if (!isOffline) return undefined;
    const { close } = tell({ text: "You are offline.", tone: "info" });
    return close;
  }, [isOffline, tell]);
  return (
    <Button onClick={() => setOffline(!isOffline)}>{isOffline ? "Go online" : "Go offline"}</Button>
  );
}

function EveryTone() {
  const tell = useToasts();
  return (["success", "danger", "info"] as const).map((tone) => (
    <Button key={tone} onClick={() => tell({ text: `This is ${tone}.`, tone })}>
      {tone}
    </Button>
  ));
}

const meta = preview.meta({
  title: "Primitives/Toasts",
  component: Toasts,
  parameters: { guide },
  args: { children: <SaveButton /> },
});

const save = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
};

/** Appears at the bottom of the page and can be closed. */
export const Default = meta.story({
  play: async () => {
    await save();
    await expect(await screen.findByText("Story updated successfully!")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("Story updated successfully!")).toBeNull());
  },
});

/** With an undo action, it stays until that is pressed or it is closed. */
export const WithAction = meta.story({
  args: { children: <ArchiveButton /> },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    await userEvent.dblClick(await screen.findByRole("button", { name: "Undo" }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Story archived.")).toBeNull());
  },
});

/** Can be shown and closed from an effect. */
export const FromAnEffect = meta.story({
  args: { children: <Connection /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Go offline" }));
    await expect(await screen.findAllByText("You are offline.")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Go online" }));
    await waitFor(() => expect(screen.queryByText("You are offline.")).toBeNull());
  },
});

/** At the top, if the page has a bar at the bottom. */
export const AtTheTop = meta.story({
  args: { placement: "top" },
  play: async () => {
    await save();
    const words = await screen.findByText("Story updated successfully!");
    await waitFor(() => expect(words.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2));
  },
});

/** Whether the toast is what lies on top at its middle. */
async function isOnTop(): Promise<boolean> {
  const words = await screen.findByText("Story updated successfully!");
  const { left, top, width, height } = words.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown === words;
}

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SaveButton />
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={isOpen} onOpenChange={() => setOpen(false)} title="Delete this story?">
        Nobody can bring it back.
      </Dialog>
    </>
  );
}

/** Never over a dialog: it lies under the dialog's ground. */
export const UnderADialog = meta.story({
  args: { children: <Asking /> },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await save();
    await waitFor(async () => expect(await isOnTop()).toBe(true));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByRole("dialog", { name: "Delete this story?" });
    await expect(await isOnTop()).toBe(false);
  },
});

function Choosing() {
  return (
    <>
      <SaveButton />
      <section
        aria-label="Models"
        style={{
          position: "fixed",
          inset: 0,
          top: "72px",
          zIndex: layer.header,
          background: "#000",
        }}
      />
    </>
  );
}

/** Never over a picker that hangs from a page's header. */
export const UnderAPicker = meta.story({
  args: { children: <Choosing />, placement: "top" },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await save();
    await expect(await isOnTop()).toBe(false);
  },
});

/** Every tone, one below the other. */
export const Tones = meta.story({
  args: { children: <EveryTone /> },
  play: async () => {
    for (const tone of toastToneNames) {
      await userEvent.click(screen.getByRole("button", { name: tone }));
      await expect((await screen.findAllByText(`This is ${tone}.`))[0]).toBeVisible();
    }
  },
});

/** With reduced motion it neither slides nor fades. */
export const LessMotion = meta.story({
  parameters: lessMotion,
  play: async () => {
    if (!wantsLessMotion()) return;
    await save();
    const [news] = await screen.findAllByRole("dialog");
    await expect(moving(news as Element)).toEqual([]);
  },
});

/** On a phone, as wide as the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: save,
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { children: <SaveButton text="कहानी सहेज ली गई है।" /> },
  globals: { locale: "hi" },
  play: save,
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { children: <SaveButton text="کہانی محفوظ ہے۔" /> },
  globals: { direction: "rtl" },
  play: save,
});
