import { expect, fn, screen, userEvent } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { exchangeFormats } from "./exchange.ts";
import type { ExportPreview } from "./exchange.ts";
import { ExportDialog } from "./ExportDialog.tsx";
import { guide } from "./ExportDialog.guide.ts";

const plain: readonly ExportPreview[] = exchangeFormats.map((format) => ({
  format,
  file: `The Salt Ferry.${format}`,
  losses: [],
  beside: [],
  renamed: 0,
}));
const rich = plain.map((one) =>
  one.format === "json"
    ? one
    : Object.assign({}, one, {
        beside: ["mood", "cast", "budget"],
        renamed: one.format === "ink" ? 4 : 0,
        losses: [{ node: null, message: "“theme” has no place here and is left out." }],
      }),
);

const meta = preview.meta({
  title: "Parts/Author/ExportDialog",
  component: ExportDialog,
  args: { open: true, previews: plain, onDownload: fn(), onOpenChange: fn() },
  parameters: { guide, chromatic: { modes: modes.screen } },
});

/** Each format has a file to download, named after the story. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Export the story" });
    await userEvent.click(screen.getByRole("button", { name: "Download The Salt Ferry.ink" }));
    await expect(args.onDownload).toHaveBeenCalledWith("ink");
  },
});

/** The files are being written. */
export const Writing = meta.story({
  args: { previews: [], work: "running", onStop: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalled();
  },
});

/** Writing took too long. */
export const TookTooLong = meta.story({
  args: { previews: [], work: "late", onAgain: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
});

/** Before the download, it lists what the format cannot hold. */
export const Losing = meta.story({
  args: { previews: rich },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent("may drop when they save: mood, cast, budget.");
    await expect(dialog).toHaveTextContent("4 scenes go by plainer names there.");
    await expect(screen.getAllByRole("list", { name: "1 thing does not work there" })).toHaveLength(
      2,
    );
  },
});

/** A very long title. */
export const LongTitle = meta.story({
  args: {
    previews: plain.map((one) =>
      Object.assign({}, one, {
        file: `The Ferry That Came Back Without Its Ferryman, and What Was Owed for It.${one.format}`,
      }),
    ),
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    previews: rich.map((one) => Object.assign({}, one, { file: `नमक की नाव.${one.format}` })),
  },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

/** A story that was saved goes out whole, too, for another Katha: here, after a first try failed. */
export const WithBundle = meta.story({
  args: {
    bundle: {
      file: "The Salt Ferry.katha.zip",
      isWorking: false,
      failure: "A story bundle may hold at most 24 MB.",
      onDownload: fn(),
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByText("A story bundle may hold at most 24 MB.")).toBeVisible();
    const name = "Download The Salt Ferry.katha.zip";
    await userEvent.click(screen.getByRole("button", { name }));
    await expect(args.bundle?.onDownload).toHaveBeenCalled();
  },
});
