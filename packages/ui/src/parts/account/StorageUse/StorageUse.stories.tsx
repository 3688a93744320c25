import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { storage } from "../../../fixtures/player/account.ts";
import { guide } from "./StorageUse.guide.ts";
import { StorageUse } from "./StorageUse.tsx";
import type { StorageUseProps } from "./StorageUse.tsx";

const megabyte = 1_000_000;

const meta = preview.meta({
  title: "Parts/StorageUse",
  component: StorageUse,
  args: { storage, onDeletePictures: fn(), onDeletePlay: fn() },
  parameters: { guide },
});

/** Some of each kind, with space left. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const stories = canvas.getByRole("meter", { name: "Stories" });
    await expect(stories).toHaveAttribute("aria-valuetext", "12 MB of 64 MB");
    await userEvent.click(canvas.getByRole("button", { name: "Delete them" }));
    await expect(args.onDeletePictures).toHaveBeenCalledOnce();
  },
});

function Shrinking(props: StorageUseProps) {
  const [largestPlays, setLargestPlays] = useState(storage.largestPlays);
  return (
    <StorageUse
      {...props}
      storage={{ ...storage, largestPlays }}
      onDeletePlay={(id) => {
        props.onDeletePlay(id);
        setLargestPlays(largestPlays.filter((play) => play.sessionId !== id));
      }}
    />
  );
}

/** Deleting a play asks for confirmation; then the next one has the focus. */
export const DeletePlay = meta.story({
  render: (args) => <Shrinking {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole("button", { name: /^Delete the play of/ });
    first?.focus();
    await userEvent.keyboard("{Enter}");
    const sure = await screen.findByRole("button", { name: "Delete" });
    await expect(args.onDeletePlay).not.toHaveBeenCalled();
    await userEvent.click(sure);
    await expect(args.onDeletePlay).toHaveBeenCalledWith("p1");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
});

/** No space left: the bars say so. */
export const Full = meta.story({
  args: {
    storage: {
      ...storage,
      stories: { used: 64 * megabyte, limit: 64 * megabyte },
      versions: { used: 127.9 * megabyte, limit: 128 * megabyte },
      plays: { used: 58 * megabyte, limit: 64 * megabyte },
      pictures: { used: 260 * megabyte, limit: 256 * megabyte },
    },
  },
});

/** A few kilobytes of each are not shown as 0. */
export const Little = meta.story({
  args: {
    storage: {
      stories: { used: 4_200, limit: 64 * megabyte },
      versions: { used: 300, limit: 128 * megabyte },
      plays: { used: 99_000, limit: 64 * megabyte },
      pictures: { used: 0, limit: 256 * megabyte },
      unusedPictures: { count: 1, bytes: 41_000 },
      largestPlays: [],
    },
  },
  play: async ({ canvas }) => {
    const said = (name: string) =>
      canvas.getByRole("meter", { name }).getAttribute("aria-valuetext");
    await expect(
      ["Stories", "Earlier versions", "Plays and branches", "Pictures"].map(said),
    ).toEqual(["4 kB of 64 MB", "1 kB of 128 MB", "99 kB of 64 MB", "0 MB of 256 MB"]);
  },
});

/** Nothing yet. */
export const Empty = meta.story({
  args: {
    storage: {
      stories: { used: 0, limit: 64 * megabyte },
      versions: { used: 0, limit: 128 * megabyte },
      plays: { used: 0, limit: 64 * megabyte },
      pictures: { used: 0, limit: 256 * megabyte },
      unusedPictures: { count: 0, bytes: 0 },
      largestPlays: [],
    },
  },
});

/** One deletion is in progress, and another failed. */
export const Working = meta.story({
  args: { working: ["p1", "pictures"], failure: "The play could not be deleted." },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
