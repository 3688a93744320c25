import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./TastesForm.guide.ts";
import { TastesForm, type TastesFormProps } from "./TastesForm.tsx";

const names = ["Court intrigue", "Epics", "Folklore", "Mystery"];
const categories = names.map((displayName, at) => ({ id: `c${at}`, displayName }));

const usual: TastesFormProps = {
  chosen: { languages: ["en"], categories: [] },
  languages: ["en", "hi", "bn", "te", "mr", "ta", "ur", "gu", "kn", "ml"],
  offered: { state: "ready", categories },
  most: 10,
  onKeep: fn(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: "Parts/Story/TastesForm",
  component: TastesForm,
  args: usual,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Opened with the focus in it, and filled in by keyboard. */
export const Default = meta.story({
  args: { takesFocus: true },
  play: async ({ args, canvas }) => {
    const read = within(canvas.getByRole("group", { name: "I read" }));
    await waitFor(() => expect(read.getByRole("checkbox", { name: "English" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(" ");
    const like = within(canvas.getByRole("group", { name: "I like" }));
    like.getByRole("checkbox", { name: "Folklore" }).focus();
    await userEvent.keyboard(" {Enter}");
    await expect(args.onKeep).toHaveBeenCalledWith({
      languages: ["en", "hi"],
      categories: ["c2"],
    });
  },
});

/** What was chosen can be taken back; one may choose nothing. */
export const Nothing = meta.story({
  args: { chosen: { languages: ["hi"], categories: ["c1"] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "हिन्दी" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Epics" }));
    await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    await expect(args.onKeep).toHaveBeenCalledWith({ languages: [], categories: [] });
  },
});

/** With as many as may be chosen the others cannot be taken, and the form says so. */
export const Full = meta.story({
  args: { most: 2, chosen: { languages: ["en"], categories: ["c0", "c1"] } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "I like" });
    await expect(group).toHaveAccessibleDescription("2 at most.");
    await expect(canvas.getByRole("checkbox", { name: "Mystery" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Epics" }));
    await expect(canvas.getByRole("checkbox", { name: "Mystery" })).toBeEnabled();
  },
});

/** Until the categories have loaded; the languages are there. */
export const Loading = meta.story({
  args: { offered: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the categories...")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "हिन्दी" })).toBeEnabled();
  },
});

const onRetry = fn();

/** The categories could not be loaded: the languages can be kept without them. */
export const Failed = meta.story({
  args: { offered: { state: "failed", message: "The server cannot be reached.", onRetry } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Keep" }));
    await expect(args.onKeep).toHaveBeenCalledWith({ languages: ["en"], categories: [] });
  },
});

/** No category exists yet. */
export const NoCategories = meta.story({
  args: { offered: { state: "ready", categories: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group", { name: "I like" })).toBeNull();
  },
});

/** It is being kept: another press does nothing. */
export const Busy = meta.story({
  args: { busy: true, onKeep: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole("checkbox", { name: "English" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
});

/** Names without end. */
export const LongNames = meta.story({
  args: {
    offered: {
      state: "ready",
      categories: [{ id: "c0", displayName: "Mahabharatakathasagara".repeat(6) }],
    },
  },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
