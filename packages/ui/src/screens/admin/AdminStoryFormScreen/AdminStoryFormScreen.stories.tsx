import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { storyOptions, urduEntry, writtenEntry } from "../../../fixtures/author/story-editor.ts";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminStoryFormScreen.guide.ts";
import { AdminStoryFormScreen } from "./AdminStoryFormScreen.tsx";
import type { AdminStoryResult } from "./AdminStoryFormScreen.tsx";

const here: AdminStoryResult = { state: "ready", story: writtenEntry };

const meta = preview.meta({
  title: "Screens/AdminStoryForm",
  component: AdminStoryFormScreen,
  args: {
    result: here,
    options: storyOptions,
    onSubmit: fn(),
    onRetry: fn(),
    links: { back: "#stories" },
  },
  decorators: [withAdmin],
  parameters: { guide, layout: "fullscreen", chromatic: { modes: modes.screen } },
  beforeEach: () => {
    spyOn(window, "scrollTo").mockImplementation(() => undefined);
  },
});

/** Five sections; submitted under the rules for administrators. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    for (const name of [
      "Basic Information",
      "Categories and Tags",
      "Story Settings",
      "Game Configuration",
      "Story Structure (JSON)",
    ]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
    await userEvent.clear(canvas.getByLabelText("Starting XP"));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Featured story" }));
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Fourteen Years",
        initialXp: 10,
        isFeatured: true,
        systemPrompt: "",
        gameConfig: expect.objectContaining({ health_max: 100 }),
      }),
    );
  },
});

/** Somebody else saved meanwhile: both versions are shown, and neither is lost until one is chosen. */
export const Conflict = meta.story({
  args: {
    conflict: {
      story: { ...writtenEntry, title: "Fourteen Years and a Day" },
      savedAt: "2026-11-19T15:00:00Z",
    },
  },
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole("region", { name: "It was saved elsewhere meanwhile" });
    await expect(panel).toHaveTextContent("Fourteen Years and a Day");
    await userEvent.click(within(panel).getByRole("button", { name: /Title/ }));
    await expect(canvas.getByLabelText("Title")).toHaveValue("Fourteen Years and a Day");
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Fourteen Years and a Day" }),
    );
  },
});

/** If a choice leads to a missing "end" scene, one is added; invalid JSON is saved empty after a question. */
export const Rules = meta.story({
  args: {
    result: {
      state: "ready",
      story: {
        ...writtenEntry,
        gameConfigText: "{",
        structureText:
          '{"start_node":"a","nodes":{"a":{"text":"x","choices":[{"text":"On","target":"end"}]}}}',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update Story" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save it empty" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        gameConfig: {},
        structure: expect.objectContaining({
          nodes: expect.objectContaining({
            end: { text: "The end of your adventure.", choices: [] },
          }),
        }),
      }),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** The server's errors are joined by periods, and the page scrolls to the top. */
export const ServerFaults = meta.story({
  args: {
    failure: [
      { path: "body.title", message: "Title is required" },
      { path: "body.tagline", message: "Tagline is required" },
    ],
    answered: { title: "Title is required" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "body.title: Title is required. body.tagline: Tagline is required",
    );
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 }));
  },
});

/** An Urdu story, right to left. */
export const Urdu = meta.story({
  args: { result: { state: "ready", story: urduEntry } },
  globals: { direction: "rtl" },
});
