import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryAtlas, urduAtlas } from "../../../../fixtures/player/keepsakes.ts";
import type { AtlasScene } from "@katha/api/shapes";
import { AtlasPlace } from "./AtlasPlace.tsx";
import { guide } from "./AtlasPlace.guide.ts";

const [court, , third, ending] = ferryAtlas.scenes as [
  AtlasScene,
  AtlasScene,
  AtlasScene,
  AtlasScene,
];

const meta = preview.meta({
  title: "Parts/Play/AtlasPlace",
  component: AtlasPlace,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: { scene: court, language: "en", isHere: false, onReturn: fn(), onSelect: fn() },
});

/** A fork, with how many players went each way. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const ways = canvas.getAllByRole("listitem");
    await expect(ways[0]).toHaveTextContent("Take the lampYou went this way · 62% of players");
    await expect(ways[2]).toHaveTextContent("Wake the guardNot gone yet · 8% of players");
    await userEvent.click(canvas.getByRole("button", { name: "Leave it burning" }));
    await expect(args.onSelect).toHaveBeenCalledWith("3");
    await userEvent.click(canvas.getByRole("button", { name: "Go back to this fork" }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
});

/** A way that was gone without being offered. */
export const OwnWay = meta.story({
  args: { scene: third, isHere: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You are here")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "A way of your own" })).toBeVisible();
  },
});

/** Nobody goes back to an ending. */
export const Ending = meta.story({
  args: { scene: ending },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Seen")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** In Urdu, from right to left. */
export const Urdu = meta.story({
  args: { scene: urduAtlas.scenes[0] as AtlasScene, language: "ur" },
});
