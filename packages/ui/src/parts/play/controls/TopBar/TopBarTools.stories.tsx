import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./TopBarTools.guide.ts";
import { TopBarTools } from "./TopBarTools.tsx";

const meta = preview.meta({
  title: "Parts/Play/TopBarTools",
  component: TopBarTools,
  args: {
    onMemory: fn(),
    onMap: fn(),
    onMarks: fn(),
    onReading: fn(),
    onListen: fn(),
    onAlong: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Alt+R and Alt+L press the two buttons for reading, from anywhere on the page. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.keyboard("{Alt>}r{/Alt}");
    await expect(args.onReading).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Alt>}l{/Alt}");
    await expect(args.onListen).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("button")).toHaveLength(6);
  },
});
