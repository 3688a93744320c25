import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { RemoteChanges } from "./RemoteChanges.tsx";
import type { RemoteChangesProps } from "./RemoteChanges.tsx";

const news: RemoteChangesProps = {
  fields: ["title", "tagIds", "structureText"],
  scenes: 3,
  onDismiss: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/RemoteChanges",
  id: "parts-author-elsewherenews",
  component: RemoteChanges,
  args: news,
});

/** Fields and scenes that were changed elsewhere; the message can be dismissed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(parts).toEqual(["Title", "Tags", "3 scenes"]);
    await userEvent.click(canvas.getByRole("button", { name: "Got it" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
