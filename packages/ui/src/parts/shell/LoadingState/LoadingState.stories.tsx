import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LoadingState.guide.ts";
import { LoadingState } from "./LoadingState.tsx";

const meta = preview.meta({
  title: "Parts/Shell/LoadingState",
  component: LoadingState,
  parameters: { guide },
  args: { children: "Loading stories..." },
});

/** A page is loading, which is also announced. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading stories...");
  },
});
