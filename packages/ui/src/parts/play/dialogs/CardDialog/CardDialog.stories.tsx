import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import lampKeeper from "../../../../fixtures/player/covers/lamp-keeper.svg";
import { CardDialog } from "./CardDialog.tsx";
import type { CardDialogProps, DrawnCard } from "./CardDialog.tsx";
import { guide } from "./CardDialog.guide.ts";

const drawn: DrawnCard = { state: "ready", src: lampKeeper, isCut: false };

const meta = preview.meta({
  title: "Parts/Play/CardDialog",
  component: CardDialog,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    open: true,
    words: "She takes it in both hands, like water.",
    maxLength: 1_000,
    onWordsChange: fn(),
    language: "en",
    card: drawn,
    onSave: fn(),
    onShare: fn() as CardDialogProps["onShare"],
    onOpenChange: fn(),
  },
});

/** The card, its passage, and where it can go. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("img", { name: "A card with the passage" })).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "The passage" }), "!");
    await expect(args.onWordsChange).toHaveBeenCalledWith(`${args.words}!`);
    await userEvent.click(dialog.getByRole("button", { name: "Share" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Save the picture" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** Where the system has no share sheet, the picture is saved; until it is drawn, nothing is. */
export const Drawing = meta.story({
  args: { card: { state: "drawing" }, onShare: undefined },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("Drawing the card...")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Share" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Save the picture" }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Not all of the passage has room. */
export const Cut = meta.story({
  args: { card: { state: "ready", src: lampKeeper, isCut: true } },
  play: async () => {
    await expect(await screen.findByText(/Not all of it has room/)).toBeVisible();
  },
});

export const Failed = meta.story({ args: { card: { state: "failed" } } });

/** In Urdu, from right to left. */
export const Urdu = meta.story({
  args: { language: "ur", words: "وہ اسے دونوں ہاتھوں میں لیتی ہیں، جیسے پانی۔" },
});
