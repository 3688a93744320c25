import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { editedEntry, otherTagline, storyOptions, urduEntry } from "../../fixtures/desk.ts";
import type { StructureSlot } from "../../parts/author/StructureField/StructureField.tsx";
import { withShell } from "../../fixtures/withShell.tsx";
import { EditStoryScreen } from "./EditStoryScreen.tsx";
import type { EditArrival } from "./EditStoryScreen.tsx";

const here: EditArrival = { state: "here", story: editedEntry, version: 3 };

const meta = preview.meta({
  title: "Screens/EditStory",
  component: EditStoryScreen,
  args: {
    arrival: here,
    options: storyOptions,
    onSave: fn(),
    onLeave: fn(),
    onRetry: fn(),
    links: { back: "#mine" },
  },
  decorators: [withShell],
  parameters: { bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
  beforeEach: () => {
    spyOn(window, "scrollTo").mockImplementation(() => undefined);
  },
});

/** Changed and saved, with the version that was read. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    for (const name of ["Basic Information", "Categorization", "Settings"]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText("Title"), " Again ");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Forest" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Fourteen Years Again",
        tagIds: ["ramayana"],
        contentRating: "teen",
      }),
      3,
    );
  },
});

const structureEditor = ({ text, onText, id }: StructureSlot) => (
  <textarea
    id={id}
    aria-label="A desk of the structure"
    value={text}
    onChange={(event) => onText(event.currentTarget.value)}
  />
);

/** With the desk of its structure, which is sent when it was changed. */
export const Structure = meta.story({
  args: { structureEditor },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ structure: expect.anything() }),
      3,
    );
    const desk = canvas.getByLabelText("A desk of the structure");
    await userEvent.clear(desk);
    await userEvent.click(desk);
    await userEvent.paste('{"nodes":{"a":"A"}}');
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ structure: { nodes: { a: "A" } } }),
      3,
    );
  },
});

/** A structure that cannot be read is not saved empty: the fault leads to the desk. */
export const Unreadable = meta.story({
  args: { structureEditor },
  play: async ({ args, canvas }) => {
    const desk = canvas.getByLabelText("A desk of the structure");
    await userEvent.clear(desk);
    await userEvent.click(desk);
    await userEvent.paste('{"nodes":');
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: /Story structure/ }));
    await expect(desk).toHaveFocus();
  },
});

/** A title and a description must be there, and a cover must be an address. */
export const Faulty = meta.story({
  args: {
    arrival: {
      state: "here",
      version: 1,
      story: { ...editedEntry, title: "", description: " ", coverUrl: "cover.png" },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(canvas.getByRole("region", { name: "3 things are to be mended" })).toHaveFocus();
    await expect(canvas.getByLabelText("Cover image URL")).toHaveAccessibleDescription(
      /^Cover image must be a URL/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Saving = meta.story({
  args: { saving: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Saving..." }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Saved; two seconds later the page goes back. */
export const Saved = meta.story({
  args: { saved: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Story updated successfully!");
    await expect(args.onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce(), { timeout: 4_000 });
  },
});

/** Not saved: the page goes to the top, where the reason stands. What was written stays. */
export const Failed = meta.story({
  args: { failure: "Failed to update story" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to update story");
    await expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  },
});

/** Saved elsewhere meanwhile: both stand beside each other, and the next save names the newer version. */
export const Conflict = meta.story({
  args: {
    conflict: {
      version: 5,
      savedAt: "2026-11-20T05:00:00Z",
      story: { ...editedEntry, tagline: otherTagline, isPremium: true },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("It was saved elsewhere meanwhile");
    await userEvent.click(canvas.getByRole("button", { name: "Take the saved one: Tagline" }));
    await expect(canvas.getByLabelText("Tagline")).toHaveValue(otherTagline);
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ tagline: otherTagline, isPremium: false }),
      5,
    );
  },
});

/** The first load. */
export const Loading = meta.story({
  args: { arrival: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading story details...");
  },
});

/** The story could not be had. */
export const LoadFailed = meta.story({
  args: { arrival: { state: "failed", message: "Failed to load story details" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** Urdu words, from right to left. */
export const Urdu = meta.story({
  args: { arrival: { state: "here", story: urduEntry, version: 1 } },
  globals: { direction: "rtl" },
});
