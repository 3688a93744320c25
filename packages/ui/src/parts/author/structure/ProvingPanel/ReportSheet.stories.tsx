import { expect } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ferryReport, typedReport } from "../../../../fixtures/author/proving.ts";
import { ReportSheet } from "./ReportSheet.tsx";

const meta = preview.meta({
  title: "Parts/Author/ReportSheet",
  component: ReportSheet,
  args: { report: ferryReport },
});

/** For a reviewer, without a map to link to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Every scene was come to.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** For a story that is so long that it was played less often. */
export const FewerPlays = meta.story({
  args: { report: { ...ferryReport, plays: 354, plays_asked: 10_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/so 354 were played/)).toBeVisible();
  },
});

/** For a large story in which lines were typed, without problems. */
export const TypedWell = meta.story({
  args: {
    report: {
      ...ferryReport,
      typed: { ...typedReport, lines: 2_000, is_whole: false, findings: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not all that could be typed was\.$/)).toBeVisible();
    await expect(canvas.getByText("Every line was understood as it was meant.")).toBeVisible();
  },
});
