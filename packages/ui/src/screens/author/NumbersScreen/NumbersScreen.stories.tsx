import { expect, fn, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { ferryNumbers } from "../../../fixtures/author/numbers.ts";
import { ferryGraph } from "../../../fixtures/author/story-maps.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./NumbersScreen.guide.ts";
import { NumbersScreen } from "./NumbersScreen.tsx";
import type { NumbersResult } from "./NumbersScreen.tsx";

const here: NumbersResult = {
  state: "ready",
  story: {
    title: "The Last Ferry",
    language: "en",
    status: "published",
    graph: ferryGraph,
    numbers: ferryNumbers,
    links: { edit: "#edit", view: "#view" },
  },
};

const meta = preview.meta({
  title: "Screens/Numbers",
  component: NumbersScreen,
  args: { result: here, onRetry: fn(), links: { back: "#my-stories" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** A story with plays: a scene that is no longer in it has no place on the map, which cannot be edited. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const stops = within(canvas.getByRole("list", { name: "Where plays stop" }));
    await expect(stops.queryByRole("button", { name: /old_mill/ })).toBeNull();
    await canvas.findByRole("button", { name: /^midstream.+38 stopped/ });
    await expect(canvas.queryByRole("button", { name: "Add a scene" })).toBeNull();
  },
});
