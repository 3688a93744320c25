import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { LoadingState } from "./LoadingState.tsx";

const meta = preview.meta({
  title: "Parts/Shell/LoadingState",
  component: LoadingState,
  args: { children: "Loading stories..." },
});

/** A page on its way, said aloud as well. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading stories...");
  },
});
