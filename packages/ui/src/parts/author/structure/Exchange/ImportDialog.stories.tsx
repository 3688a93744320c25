import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { mapFindings } from "../../../../fixtures/author/story-maps.ts";
import type { ImportPreview, ImportSource } from "./exchange.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import type { ImportDialogProps } from "./ImportDialog.tsx";
import { guide } from "./ImportDialog.guide.ts";

const clean: ImportPreview = {
  kind: "story",
  format: "Twine (Twee 3)",
  title: "The Salt Ferry",
  scenes: 12,
  endings: 3,
  start: "Landing",
  findings: [],
  losses: [],
};
const fromFile = (name: string, text = ""): ImportSource => ({
  text: "",
  file: { name, bytes: new TextEncoder().encode(text) },
});
const file = fromFile("The Salt Ferry.twee", ":: Landing\nThe boat waits.");
const losses = [
  { node: null, message: "“StoryInit” tells no story and is left out." },
  {
    node: "Ford",
    message: "“<<set $wet to true>>” is not understood and stands in the text as it is.",
  },
  { node: "Ford", message: "“colour” has no place here and is left out." },
];

/** Previews what is chosen and pasted, as an app would. */
function Importing(props: ImportDialogProps) {
  const [source, setSource] = useState(props.source);
  return (
    <ImportDialog
      {...props}
      source={source}
      onSourceChange={(next) => {
        props.onSourceChange(next);
        setSource(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Author/ImportDialog",
  component: ImportDialog,
  args: {
    open: true,
    source: { text: "", file: null },
    scenesNow: 3,
    onSourceChange: fn(),
    onImport: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Importing {...args} />,
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** A file can be chosen or dropped, or its text pasted. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Import a story" });
    await expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
    const formats = /Twine \(Twee 3\), Inky \(ink\), .*story bundle/;
    await expect(screen.getByText(formats)).toBeVisible();
    const chosen = new File([":: Start\nOnce."], "once.twee", { type: "text/plain" });
    await userEvent.upload(screen.getByLabelText("Choose a file", { selector: "input" }), chosen);
    await expect(await screen.findByText("once.twee")).toBeVisible();
    await expect(args.onSourceChange).toHaveBeenLastCalledWith(
      fromFile("once.twee", ":: Start\nOnce."),
    );
  },
});

/** A file is dropped. */
export const Dropped = meta.story({
  play: async ({ args }) => {
    const words = await screen.findByText("Drop a file here, or");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["=== ford ===\nLow water."], "ford.ink"));
    const files = { dataTransfer, bubbles: true, cancelable: true };
    await fireEvent(words, new DragEvent("dragover", files));
    await fireEvent(words, new DragEvent("drop", files));
    await expect(await screen.findByText("ford.ink")).toBeVisible();
    await expect(args.onSourceChange).toHaveBeenLastCalledWith(
      fromFile("ford.ink", "=== ford ===\nLow water."),
    );
  },
});

/** Everything can be imported. */
export const Readable = meta.story({
  args: { source: file, preview: clean },
  play: async ({ args }) => {
    const coming = await screen.findByRole("region", { name: "What comes in" });
    await expect(coming).toHaveTextContent("The Salt Ferry");
    await expect(coming).toHaveTextContent("12 scenes");
    await expect(coming).toHaveTextContent("3 endings");
    await expect(coming).toHaveTextContent("Nothing in it is lost.");
    await expect(coming).toHaveTextContent("It takes the place of the 3 scenes that are here now.");
    await userEvent.click(screen.getByRole("button", { name: "Import" }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});

/** Some of it is lost or changed, and some has to be fixed. */
export const Losing = meta.story({
  args: { source: file, preview: { ...clean, losses, findings: mapFindings } },
  play: async () => {
    const lost = await screen.findByRole("list", { name: "3 things are lost or changed" });
    await expect(lost).toHaveTextContent("Ford“colour” has no place here and is left out.");
    await expect(screen.getByRole("region", { name: /What you will want to mend/ })).toBeVisible();
  },
});

/** A story with state: its qualities, and each line that does more than ours can. */
export const KeepingCount = meta.story({
  args: {
    source: fromFile("night-train.ink"),
    preview: {
      ...clean,
      format: "Inky (ink)",
      title: "The Night Train",
      qualities: ["trust", "courage", "name", "seen"],
      losses: [
        {
          node: "look",
          line: 42,
          message:
            "The condition “RANDOM(1, 6) > 3” says more than can be said here; it never holds.",
        },
        {
          node: null,
          line: 3,
          message: "“rails.ink” is another file; what stands in it is not here.",
        },
      ],
    },
  },
  play: async () => {
    const coming = await screen.findByRole("region", { name: "What comes in" });
    await expect(coming).toHaveTextContent("4 qualities");
    const kept = screen.getByRole("list", { name: "What it keeps count of" });
    await expect(kept).toHaveTextContent("trustcouragenameseen");
    const lost = screen.getByRole("list", { name: "2 things are lost or changed" });
    await expect(lost).toHaveTextContent("Line 42lookThe condition");
  },
});

/** A syntax error is shown with its line; nothing can be imported. */
export const Unreadable = meta.story({
  args: {
    source: fromFile("ferry.json", "{"),
    preview: {
      kind: "unreadable",
      message: "The JSON cannot be read: it breaks at line 3, column 3.",
      line: { at: 3, text: '"nodes": {' },
    },
  },
  play: async () => {
    const trouble = await screen.findByRole("alert");
    await expect(trouble).toHaveTextContent('Line 3"nodes": {');
    await expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
    await expect(screen.getByRole("button", { name: "Choose another file" })).toBeVisible();
  },
});

/** A long story is being read; the author can stop it. */
export const Reading = meta.story({
  args: { source: file, work: "running", onStop: fn(), onAgain: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByText("Reading the story")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalled();
  },
});

/** Reading took too long: nothing is lost, and it can be tried again. */
export const TookTooLong = meta.story({
  args: { source: file, work: "late", onAgain: fn() },
  play: async ({ args }) => {
    const trouble = await screen.findByRole("alert");
    await expect(trouble).toHaveTextContent("Nothing is lost");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
});

/** The author stopped it. */
export const Stopped = meta.story({ args: { source: file, work: "stopped", onAgain: fn() } });

/** The browser broke it off. */
export const BrokenOff = meta.story({ args: { source: file, work: "failed", onAgain: fn() } });

/** Pasted text can be corrected in place. */
export const Pasted = meta.story({
  args: {
    source: { text: "Once upon a time", file: null },
    preview: {
      kind: "unreadable",
      message:
        "This is in no format that is read here. In Twee, a line like “:: Start” begins each passage.",
    },
  },
  play: async ({ args }) => {
    const field = await screen.findByLabelText("Or paste the text");
    await userEvent.type(field, "{Home}:: Start{Enter}");
    await expect(args.onSourceChange).toHaveBeenLastCalledWith({
      text: ":: Start\nOnce upon a time",
      file: null,
    });
  },
});

/** A file that disappears while it is read changes nothing. */
export const Gone = meta.story({
  play: async () => {
    const chooser = await screen.findByLabelText("Choose a file", { selector: "input" });
    const gone = Object.assign(new File([], "gone.twee"), {
      arrayBuffer: () => Promise.reject(new DOMException("It is gone.", "NotFoundError")),
    });
    await userEvent.upload(chooser, gone);
    await expect(await screen.findByRole("alert")).toHaveTextContent("Your story is as it was.");
  },
});

/** In Hindi, with what is lost or changed. */
export const Hindi = meta.story({
  args: {
    source: fromFile("रात की गाड़ी.ink"),
    preview: {
      ...clean,
      format: "Inky (ink)",
      title: "रात की गाड़ी",
      start: "स्टेशन",
      qualities: ["भरोसा", "हिम्मत", "नाम"],
      losses: [
        {
          node: "खिड़की",
          line: 42,
          message:
            "शर्त “RANDOM(1, 6) > 3” यहाँ कही जा सकने वाली बात से ज़्यादा कहती है; वह कभी पूरी नहीं होगी।",
        },
      ],
    },
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { source: file, preview: { ...clean, losses } },
  globals: { direction: "rtl" },
});

/** A story bundle begins a draft of its own; this story stays as it is. */
export const Bundle = meta.story({
  args: {
    source: fromFile("The Salt Ferry.katha.zip"),
    preview: { ...clean, format: "story bundle", isBundle: true },
    bundle: { isWorking: false },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const coming = await screen.findByRole("region", { name: "What comes in" });
    await expect(coming).toHaveTextContent("begins a draft of its own");
    await expect(coming).not.toHaveTextContent("takes the place");
    await userEvent.click(screen.getByRole("button", { name: "Import" }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});

/** The draft that a bundle began, and what this Katha does not know of it. */
export const BundleDone = meta.story({
  args: {
    bundle: {
      isWorking: false,
      draft: { id: "1", title: "The Salt Ferry", versions: 2, leftOut: ["river"] },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const link = await screen.findByRole("link", { name: "Open the draft" });
    await expect(link).toHaveAttribute("href", "/edit-story/1");
    await expect(screen.getByText(/left out: river/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  },
});
