import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  branchDrafts,
  hindiScenes,
  nextScenes,
  noDrafts,
} from "../../../../fixtures/author/suggestions.ts";
import { SceneSuggestions } from "./SceneSuggestions.tsx";
import type { SceneSuggestionsProps } from "./SceneSuggestions.tsx";
import { sceneSuggestionKinds } from "../suggestion-drafts.ts";
import type { TextDraft } from "@katha/storygraph";
import type { SuggestionDrafts } from "../suggestion-drafts.ts";

type Helping = Omit<SceneSuggestionsProps, "onOpenChange" | "sceneOf" | "drafting"> & {
  drafting: SuggestionDrafts<TextDraft>;
  scenes?: Readonly<Record<string, string>>;
};

/** Opens, closes, requests and accepts, as an app would. */
function Helped({ open: first, drafting, scenes, onUse, onDiscard, ...props }: Helping) {
  const [open, setOpen] = useState(first);
  const [wish, setWish] = useState(drafting.wish);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState(scenes ?? {});
  return (
    <SceneSuggestions
      {...props}
      open={open}
      onOpenChange={setOpen}
      drafting={{
        ...drafting,
        wish,
        drafts: drafting.drafts.filter((d) => !gone.includes(d.id)),
      }}
      onPromptChange={setWish}
      sceneOf={({ id }) => taken[id]}
      onUse={(drafts) => {
        onUse(drafts);
        setTaken({ ...taken, ...Object.fromEntries(drafts.map(({ id }) => [id, `scene_${id}`])) });
      }}
      onDiscard={(ids) => {
        onDiscard(ids);
        setGone([...gone, ...ids]);
      }}
    />
  );
}

const looked = (id: string, text: string) => ({
  id,
  text,
  choice: null,
  choices: [],
  by: "near/m",
});
const looks = [
  looked("one", "Salt has eaten the edge of the planks."),
  looked("two", "The rope is wet to the height of your knee."),
] as const;

const usual: Helping = {
  kinds: sceneSuggestionKinds,
  open: "next_node",
  drafting: noDrafts,
  language: "en",
  onPromptChange: fn(),
  onRequest: fn(),
  onStop: fn(),
  onUse: fn(),
  onDiscard: fn(),
  onOpenScene: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/SceneSuggestions",
  id: "parts-author-scenehelp",
  component: Helped,
  subcomponents: { SceneSuggestions },
  args: usual,
  parameters: { chromatic: { modes: modes.screen } },
});

/**
 * Two buttons below a scene's choices. What comes next is requested with a wish, by Enter. Closing
 * their panel returns the focus.
 */
export const Default = meta.story({
  args: { open: null },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Suggest what comes next" });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("region", { name: "What could come next" })).toBeVisible();
    await userEvent.type(canvas.getByLabelText("What do you have in mind?"), "A storm{Enter}");
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("What do you have in mind?")).toHaveValue("A storm");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/** A closer look is put into its field, and not added as a scene. */
export const CloserLook = meta.story({
  args: {
    open: "closer_look",
    closerLook: looks[1].text,
    drafting: { ...noDrafts, drafts: looks, received: 2 },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("In its field now")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Add to the story/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Put it in the field/ }));
    await expect(args.onUse).toHaveBeenCalledWith([looks[0]]);
  },
});

/** In progress: another press does nothing, and it can be stopped. */
export const Waiting = meta.story({
  args: { drafting: { ...noDrafts, isAsking: true, wish: "A storm" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Suggest" }));
    await userEvent.type(canvas.getByLabelText("What do you have in mind?"), "{Enter}");
    await expect(args.onRequest).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Drafts are being written.");
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/**
 * Two scenes to accept or discard. An accepted one says where it is; a discarded one disappears,
 * and the focus stays close.
 */
export const Drafts = meta.story({
  args: { drafting: { ...noDrafts, drafts: nextScenes, received: 2 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText("by lantern-house/qwen3-32b")).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole("button", { name: "Add to the story: Push off without paying" }),
    );
    await expect(args.onUse).toHaveBeenCalledWith([nextScenes[0]]);
    const go = canvas.getByRole("button", { name: "Go to scene_1" });
    await expect(go).toHaveFocus();
    await userEvent.click(go);
    await expect(args.onOpenScene).toHaveBeenCalledWith("scene_1");
    await userEvent.click(canvas.getByRole("button", { name: "Discard: Wait for the others" }));
    await expect(args.onDiscard).toHaveBeenCalledWith(["2"]);
    await expect(go).toHaveFocus();
  },
});

/** Branches are accepted one by one, or all as one step. */
export const Branches = meta.story({
  args: {
    open: "branches",
    drafting: { ...noDrafts, drafts: branchDrafts, received: 3 },
    scenes: { 1: "ask_whose_coin" },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add all 2" }));
    await expect(args.onUse).toHaveBeenCalledWith(branchDrafts.slice(1));
    await expect(canvas.queryByRole("button", { name: /^Add/ })).toBeNull();
  },
});

/** No usable answer: earlier suggestions stay. */
export const Failed = meta.story({
  args: {
    drafting: {
      ...noDrafts,
      wish: "A storm",
      drafts: nextScenes.slice(1),
      failure: "Nothing that can be used came this time. What you wrote is as it was. Try again.",
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("as it was");
    await expect(canvas.getByText("Wait for the others")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Suggest others" }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
});

/** It failed before there were suggestions: the same button tries again. */
export const FailedAtFirst = meta.story({
  args: {
    drafting: {
      ...noDrafts,
      failure: "That was a lot in a row. Ask again in 40 seconds; what you wrote is as it was.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

/** Stopped by the author. */
export const Stopped = meta.story({
  args: { drafting: { ...noDrafts, wasStopped: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Stopped. Nothing has changed.");
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { language: "hi", drafting: { ...noDrafts, drafts: hindiScenes, received: 1 } },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { drafting: { ...noDrafts, drafts: nextScenes } },
  globals: { direction: "rtl" },
});
