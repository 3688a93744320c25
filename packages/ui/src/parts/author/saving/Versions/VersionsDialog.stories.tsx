import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { comparison, keptVersions, versionReader } from "../../../../fixtures/author/versions.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";
import type { VersionsDialogProps } from "./VersionsDialog.tsx";
import { guide } from "./VersionsDialog.guide.ts";

const shown: VersionsDialogProps = {
  open: true,
  onOpenChange: fn(),
  result: { state: "ready", versions: keptVersions, hasMore: true },
  viewer: versionReader.id,
  onRetry: fn(),
  onLoadMore: fn(),
  onCompare: fn(),
  onRestore: fn(),
  onStay: fn(),
  onAnyway: fn(),
};
const beside = {
  version: 18,
  isNewest: false,
  result: { state: "ready" as const, comparison },
};

const meta = preview.meta({
  title: "Parts/Author/VersionsDialog",
  component: VersionsDialog,
  args: shown,
  parameters: { guide, layout: "fullscreen" },
});

/** Newest first: when, by whom, and how much text. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Versions of this story" });
    const rows = within(dialog).getAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent("The newest");
    await expect(rows[1]).toHaveTextContent("by Meera Nair");
    await expect(rows[2]).toHaveTextContent("taken back from version 4");
    await userEvent.click(
      screen.getByRole("button", { name: "Compare version 18 with what is here now" }),
    );
    await expect(args.onCompare).toHaveBeenCalledWith(18);
    await userEvent.click(screen.getByRole("button", { name: "Earlier versions" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** A version compared with the current story. */
export const Compared = meta.story({
  args: { compared: beside },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", {
      name: "From version 18 to what is here now",
    });
    await expect(screen.getByRole("button", { name: "All versions" })).toHaveFocus();
    const added = within(dialog).getByRole("region", { name: "Scenes that came 2" });
    await expect(within(added).getByText("lamp_room")).toBeVisible();
    const changed = within(dialog).getByRole("region", { name: "Scenes that changed 2" });
    await userEvent.click(within(changed).getByText("ford"));
    await expect(within(changed).getByText(/A wide river, and no boat\./)).toHaveTextContent(
      "Locked unless Trust is at least 2.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Restore this version" }));
    await expect(args.onRestore).toHaveBeenCalledWith(18);
    await userEvent.click(screen.getByRole("button", { name: "All versions" }));
    await expect(args.onCompare).toHaveBeenCalledWith(null);
  },
});

/** No differences. */
export const Same = meta.story({
  args: {
    compared: {
      version: 21,
      isNewest: true,
      result: {
        state: "ready",
        comparison: {
          fields: [],
          start: null,
          changed: [],
          added: [],
          removed: [],
          closed: [],
          opened: [],
          endingsGained: [],
          endingsLost: [],
          declared: [],
          bible: [],
        },
      },
    },
  },
  play: async () => {
    await screen.findByText("It says the same as what is here now.");
    await expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull();
  },
});

/** If there are unsaved changes, restoring asks for confirmation. */
export const Unsaved = meta.story({
  args: { compared: beside, asks: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: "Go back and save" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Put it away and restore" }));
    await expect(args.onAnyway).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Go back and save" }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});

/** Restoring failed, with the reason. */
export const Refused = meta.story({
  args: { compared: beside, failure: "It could not be restored." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("It could not be restored.");
  },
});

/** Loading. */
export const Loading = meta.story({ args: { result: { state: "loading" } } });

/** A version is loading. */
export const LoadingOne = meta.story({
  args: { compared: { ...beside, result: { state: "loading" } } },
});

/** Loading the list failed. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "The versions could not be fetched." } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A story with a single version. */
export const Only = meta.story({
  args: { result: { state: "ready", versions: keptVersions.slice(0, 1), hasMore: false } },
});

/** The comparison on a phone: the old version above the current one. */
export const PhoneCompared = meta.story({
  args: { compared: beside },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { compared: beside }, globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

/** The buttons stay where they are when the comparison arrives: here, when its restoring is pressed. */
export const Arrives = meta.story({
  args: { compared: { ...beside, result: { state: "loading" } } },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Arriving(args) {
    const [compared, setCompared] = useState(args.compared);
    return <VersionsDialog {...args} compared={compared} onRestore={() => setCompared(beside)} />;
  },
  play: async () => {
    const restore = await screen.findByRole("button", { name: "Restore this version" });
    const { top } = restore.getBoundingClientRect();
    await userEvent.click(restore);
    await screen.findByRole("region", { name: "Scenes that came 2" });
    await expect(restore.getBoundingClientRect().top).toBe(top);
  },
});
