import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Medallion.guide.ts";
import { Medallion } from "./Medallion.tsx";
import type { MedallionProps } from "./Medallion.tsx";

const onTheWay: MedallionProps = { state: "open", percent: 60, children: "60%" };

const meta = preview.meta({
  title: "Parts/Progress/Medallion",
  component: Medallion,
  args: onTheWay,
  parameters: { inBothThemes: true, guide },
});

/** In progress: seven of twelve petals are lit. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-lit=true]")).toHaveLength(7);
  },
});

/** Completed: every petal is lit, with a check mark. */
export const Completed = meta.story({
  args: { state: "completed", percent: 100, children: "100%" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-lit=true]")).toHaveLength(12);
  },
});

/** Locked until a higher level. */
export const Locked = meta.story({ args: { state: "locked", percent: 0, children: "0%" } });
