import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  ferryAtlas,
  hindiAtlas,
  longAtlas,
  urduAtlas,
} from "../../../../fixtures/player/keepsakes.ts";
import { Atlas } from "./Atlas.tsx";
import { guide } from "./Atlas.guide.ts";

const meta = preview.meta({
  title: "Parts/Play/Atlas",
  component: Atlas,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    scenes: ferryAtlas.scenes,
    language: "en",
    here: ferryAtlas.here,
    selected: null as string | null,
    onSelect: fn(),
  },
});

/** The path of this session is lit; dashed threads lead into fog. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole("button");
    await expect(cards).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: /^You are here/ })).toHaveAttribute(
      "aria-current",
      "location",
    );
    cards[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("1");
  },
});

/** One scene is chosen. */
export const Selected = meta.story({
  args: { selected: "2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent(
      /You take the lamp/,
    );
  },
});

/** Two hundred scenes: it opens at the one where the session is. */
export const Long = meta.story({
  args: { scenes: longAtlas.scenes, here: longAtlas.here },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(200);
    await expect(canvas.getByRole("button", { name: /^You are here/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region").scrollTop).toBeGreaterThan(0));
  },
});

export const Hindi = meta.story({
  args: { scenes: hindiAtlas.scenes, language: "hi", here: hindiAtlas.here },
});

/** In Urdu: the words run from right to left. */
export const Urdu = meta.story({
  args: { scenes: urduAtlas.scenes, language: "ur", here: urduAtlas.here },
});
