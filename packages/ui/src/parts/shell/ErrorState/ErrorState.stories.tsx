import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./ErrorState.guide.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  title: "Parts/Shell/ErrorState",
  component: ErrorState,
  parameters: { guide },
  args: { message: "Failed to fetch stories", onRetry: fn() },
});

/** What happened, that nothing is lost, and a button to try again. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch stories");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** With a longer message from the server. */
export const LongText = meta.story({
  args: {
    message:
      "The library is closed for a moment while the shelves are being dusted; it opens again before the lamps are lit.",
  },
});
