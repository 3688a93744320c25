import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { FaultSummary } from "./FaultSummary.tsx";
import { guide } from "./FaultSummary.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/FaultSummary",
  component: FaultSummary,
  args: {
    faults: [
      { field: "title" as const, message: "Title is required" },
      { field: "endings" as const, message: "This must be at least 1." },
    ],
    idOf: (field: string) => `form-${field}`,
    onGo: fn(),
  },
  parameters: { guide },
});

/** Each line links to its field. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { name: "2 things are to be mended" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Possible endings" }));
    await expect(args.onGo).toHaveBeenCalledWith("endings");
  },
});

/** A list from the server becomes one sentence. */
export const ServerList = meta.story({
  args: {
    faults: [],
    failure: [
      { path: "body.title", message: "Title is required" },
      { path: "body.story_structure.nodes.a", message: "A story holds at most 5000 nodes." },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "body.title: Title is required, body.story_structure.nodes.a: A story holds at most 5000 nodes.",
    );
  },
});

/** A sentence from the server. */
export const ServerSentence = meta.story({
  args: { faults: [], failure: "You do not have permission to create stories." },
});

/** Without errors. */
export const Nothing = meta.story({
  args: { faults: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
