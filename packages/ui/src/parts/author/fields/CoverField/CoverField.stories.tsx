import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { writtenEntry } from "../../../../fixtures/author/story-editor.ts";
import { WithStoryForm } from "../../../../fixtures/author/WithStoryForm.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { StoryEntry } from "@katha/storygraph";
import type { FormSuggestions } from "../../suggestions/form-suggestions.ts";
import { CoverField } from "./CoverField.tsx";
import type { CoverSources } from "./CoverField.tsx";
import { guide } from "./CoverField.guide.ts";

interface Shown extends CoverSources {
  entry?: Partial<StoryEntry>;
  help?: FormSuggestions;
}

function Writing({ entry, ...sources }: Shown) {
  return (
    <WithStoryForm {...(entry && { entry })}>
      {(form) => <CoverField form={form} required {...sources} />}
    </WithStoryForm>
  );
}

const sources: CoverSources = {
  onUpload: fn(async () => ({ url: writtenEntry.coverImageUrl })),
};

const meta = preview.meta({
  title: "Parts/Author/CoverField",
  component: Writing,
  subcomponents: { CoverField },
  args: sources,
  parameters: { guide },
});

/** An address, with a preview. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /A lit palace/ })).toBeVisible();
    await expect(canvas.getByText("Preview of the cover")).toBeVisible();
  },
});

/** Without a cover a pattern is shown. */
export const Empty = meta.story({
  args: { entry: { coverImageUrl: "", imageAlt: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The cover will show here.")).toBeVisible();
  },
});

const coverImageUrl = writtenEntry.coverImageUrl;

/** The picture could not be downloaded when the story was saved; it is tried again, unless the address changes. */
export const Awaited = meta.story({
  args: { awaited: { coverImageUrl, coverAwaitedUntil: "2026-11-27T12:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is tried again until Nov 27, 2026/)).toBeVisible();
    await expect(canvas.queryByText("Preview of the cover")).toBeNull();
    const address = canvas.getByLabelText("Cover image URL");
    await userEvent.type(address, "?other");
    await expect(canvas.queryByText(/is tried again/)).toBeNull();
    await userEvent.keyboard("{Backspace>6/}");
    await expect(canvas.getByText(/is tried again/)).toBeVisible();
  },
});

/** It was tried for a week without success. */
export const GivenUp = meta.story({
  args: { awaited: { coverImageUrl, coverAwaitedUntil: "2026-01-27T12:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Check the address, or upload the picture/)).toBeVisible();
  },
});

/** There is no picture at the address. */
export const Broken = meta.story({
  args: { entry: { coverImageUrl: "http://127.0.0.1:1/none.png" } },
  parameters: { allowsInConsole: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No picture came from this address/)).toBeVisible();
  },
});

/** Suggestions for the picture and for its description, each beside its field. */
export const Helped = meta.story({
  args: {
    help: {
      cover: () => ({
        labelEnd: <Button size="small">Have one painted</Button>,
        below: <p>Four covers</p>,
      }),
      imageAlt: () => ({ labelEnd: <a href="#words">Suggest</a>, below: <p>Two sentences</p> }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Have one painted" })).toBeVisible();
    await expect(canvas.getByText("Four covers")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Suggest" })).toBeVisible();
  },
});

/** A description written by the painter is replaced with its picture; the author's own stays. */
export const PaintedBefore = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    onUpload: fn(async () => ({ url: "/media/0123456789abcdef/960.webp" })),
    entry: { imageAlt: "An old woman with a water pot" },
    help: { cover: () => ({ labelEnd: null, below: null, describes: true }) },
  },
  play: async ({ canvas, canvasElement }) => {
    const described = canvas.getByLabelText("What the cover shows");
    await expect(described).toHaveValue("An old woman with a water pot");
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = new File(["x"], "cover.png", { type: "image/png" });
    if (chooser !== null) await userEvent.upload(chooser, file);
    await waitFor(() => expect(described).toHaveValue(""));
  },
});

/** An uploaded picture was refused: the reason is shown, and the picture can be sent again. */
export const UploadRefused = meta.story({
  args: { onUpload: fn(async () => ({ failure: "The picture is larger than 5 MB." })) },
  play: async ({ args, canvas, canvasElement }) => {
    const file = new File(["x"], "cover.png", { type: "image/png" });
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (chooser !== null) await userEvent.upload(chooser, file);
    await expect(args.onUpload).toHaveBeenCalledWith(file);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("larger than 5 MB");
    await expect(canvas.getByText("cover.png")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
  },
});

/** In progress. */
export const Uploading = meta.story({
  args: { onUpload: fn(async () => new Promise<{ url: string }>(() => undefined)) },
  play: async ({ canvas, canvasElement }) => {
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = new File(["x"], "cover.png", { type: "image/png" });
    if (chooser !== null) await userEvent.upload(chooser, file);
    const button = canvas.getByRole("button", { name: "Uploading..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

/** Only an address can be given here. */
export const AddressOnly = meta.story({
  render: () => <Writing />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** In Hindi, on a phone, where the preview is above the fields. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
