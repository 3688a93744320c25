import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { writtenEntry } from "../../../fixtures/desk.ts";
import { WithStoryForm } from "../../../fixtures/WithStoryForm.tsx";
import type { StoryEntry } from "../storyEntry.ts";
import { CoverField } from "./CoverField.tsx";
import type { CoverSources } from "./CoverField.tsx";

function Writing({ entry, ...sources }: CoverSources & { entry?: Partial<StoryEntry> }) {
  return (
    <WithStoryForm {...(entry && { entry })}>
      {(form) => <CoverField form={form} required {...sources} />}
    </WithStoryForm>
  );
}

const sources: CoverSources = {
  onUpload: fn(async () => ({ url: writtenEntry.coverUrl })),
  onPaint: fn(async () => ({ url: writtenEntry.coverUrl })),
};

const meta = preview.meta({
  title: "Parts/Author/CoverField",
  component: Writing,
  args: sources,
});

/** An address, and how it looks. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /A lit palace/ })).toBeVisible();
    await expect(canvas.getByText("Preview of the cover")).toBeVisible();
  },
});

/** No cover yet: a pattern stands in. */
export const Empty = meta.story({
  args: { entry: { coverUrl: "", imageAlt: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The cover will show here.")).toBeVisible();
  },
});

/** Nothing comes from the address. */
export const Broken = meta.story({
  args: { entry: { coverUrl: "http://127.0.0.1:1/none.png" } },
  parameters: { allowsInConsole: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No picture came from this address/)).toBeVisible();
  },
});

/** One is painted from the title and the description; its address is written in. */
export const Painted = meta.story({
  args: { entry: { coverUrl: "" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Have one painted" }));
    await expect(args.onPaint).toHaveBeenCalledWith({
      title: "Fourteen Years",
      description: writtenEntry.description,
    });
    await waitFor(() =>
      expect(canvas.getByLabelText("Cover image URL")).toHaveValue(writtenEntry.coverUrl),
    );
  },
});

/** One of the author's own, refused: the reason stands by the button. */
export const UploadRefused = meta.story({
  args: { onUpload: fn(async () => ({ failure: "The picture is larger than 5 MB." })) },
  play: async ({ args, canvas, canvasElement }) => {
    const file = new File(["x"], "cover.png", { type: "image/png" });
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (chooser !== null) await userEvent.upload(chooser, file);
    await expect(args.onUpload).toHaveBeenCalledWith(file);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("larger than 5 MB");
  },
});

/** On its way. */
export const Busy = meta.story({
  args: { onPaint: fn(async () => new Promise<{ url: string }>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Have one painted" }));
    await expect(canvas.getByRole("button", { name: "Painting..." })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Upload a picture" })).toBeDisabled();
  },
});

/** Only an address will do here. */
export const AddressOnly = meta.story({
  render: () => <Writing />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
