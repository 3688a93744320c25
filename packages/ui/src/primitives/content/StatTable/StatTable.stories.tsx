import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./StatTable.guide.ts";
import { StatTable } from "./StatTable.tsx";

const meta = preview.meta({
  title: "Primitives/StatTable",
  component: StatTable,
  parameters: { guide },
  args: {
    rows: [
      { name: "Starting XP", value: "100", lit: true },
      { name: "Total Scenes", value: "31" },
      { name: "Created", value: "Nov 20, 2026" },
    ],
  },
});

/** Names and values; one may be highlighted. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("100");
  },
});

/** Long names and values share the line. */
export const LongText = meta.story({
  args: {
    rows: [
      { name: "Endings nobody has reached since the well was dug", value: "Seventeen and a half" },
    ],
  },
  globals: { viewport: { value: "phone" } },
});
