import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { troubledSystem, healthySystem } from "../../../fixtures/admin/health.ts";
import { HealthBoard } from "./HealthBoard.tsx";
import { guide } from "./HealthBoard.guide.ts";

const meta = preview.meta({
  title: "Parts/Admin/HealthBoard",
  component: HealthBoard,
  args: { health: healthySystem },
  parameters: { guide },
});

/** Nothing needs attention. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: /^vyasa/ })).toBeVisible();
    await expect(canvas.getByRole("meter", { name: "Left on the disk" })).toHaveAttribute(
      "aria-valuetext",
      "210 GB of 480 GB",
    );
    await expect(canvas.getByText("210 GB of 480 GB")).toBeVisible();
    await expect(canvas.getByText("Embedded (PGlite)")).toBeVisible();
  },
});

/** Much needs attention. */
export const Troubled = meta.story({
  args: { health: troubledSystem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Left alone")).toBeVisible();
    await expect(canvas.getByText("Failed for good")).toBeVisible();
    await expect(canvas.getByText("GET Pages and files")).toBeVisible();
    await expect(canvas.getByText("GET /sitemaps/stories-:part.xml")).toBeVisible();
  },
});
