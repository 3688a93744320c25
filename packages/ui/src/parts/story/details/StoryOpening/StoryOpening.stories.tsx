import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./StoryOpening.guide.ts";
import { StoryOpening } from "./StoryOpening.tsx";
import type { StoryOpeningProps } from "./StoryOpening.tsx";

const text =
  "The last lamp on the ghat is yours tonight. *Keep it until dawn*, the old woman said, and went.\n\nOut on the black water somebody calls your name.";

const read = (): Pick<StoryOpeningProps, "result" | "reader"> => ({
  reader: "guest",
  result: {
    state: "ready",
    text,
    choices: [
      "Answer the voice",
      "Shade the lamp",
      { text: "Row out", isLocked: true, reason: "There is no boat." },
    ],
  },
});

const meta = preview.meta({
  title: "Parts/Story/StoryOpening",
  component: StoryOpening,
  args: {
    ...read(),
    language: "en",
    onSelect: fn(),
    onRetry: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** A guest reads it, and takes a choice by keyboard. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: "How it opens" })).toBeVisible();
    await expect(canvas.getByText("Keep it until dawn").tagName).toBe("EM");
    await expect(canvas.getByText(/you sign in, and the story goes on/)).toBeVisible();
    canvas.getByRole("button", { name: "Shade the lamp" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("Shade the lamp");
    await userEvent.click(canvas.getByRole("button", { name: "Row out" }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

/** A play is being begun: no other choice can be taken. */
export const Beginning = meta.story({
  args: { reader: "player", busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Shade the lamp" })).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Your story begins");
  },
});

/** Somebody who is in the middle of the story is led there. */
export const Begun = meta.story({
  args: { reader: "player", result: { state: "ready", text, choices: ["On"], session: "#play" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "On" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Go on where you were" })).toHaveAttribute(
      "href",
      "#play",
    );
  },
});

/** It is being fetched. */
export const Loading = meta.story({
  args: { result: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Opening the book");
  },
});

/** It could not be fetched. */
export const Failed = meta.story({
  args: { result: { state: "failed", message: "The opening could not be fetched" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not be fetched");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  args: {
    language: "hi",
    result: {
      state: "ready",
      text: "आज की रात घाट का आख़िरी दीया तुम्हारा है।",
      choices: ["आवाज़ का जवाब दो", "दीये को ओट दो"],
    },
  },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const Urdu = meta.story({
  args: {
    language: "ur",
    result: { state: "ready", text: "آج رات گھاٹ کا آخری چراغ تمہارا ہے۔", choices: ["جواب دو"] },
  },
  globals: { direction: "rtl" },
});
