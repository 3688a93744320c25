import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Table.guide.ts";
import { Table } from "./Table.tsx";
import type { TableColumn } from "./Table.tsx";

interface Told {
  title: string;
  author: string;
  plays: number;
}

const rows: Told[] = [
  { title: "Fourteen Years", author: "River Desk", plays: 61_204 },
  { title: "The Well at Kuldhara", author: "Desert Desk", plays: 29_846 },
  { title: "What the Vetala Asked", author: "Banyan Desk", plays: 40_019 },
];

const columns: TableColumn<Told>[] = [
  { id: "title", header: "Title", rowHeader: true, sortable: true, cell: ({ title }) => title },
  { id: "author", header: "Author", cell: ({ author }) => author },
  {
    id: "plays",
    header: "Plays",
    align: "end",
    sortable: true,
    cell: ({ plays }) => plays.toLocaleString("en"),
  },
];

const meta = preview.meta({
  title: "Primitives/Table",
  component: Table<Told>,
  parameters: { guide },
  args: {
    caption: "Stories",
    columns,
    rows,
    getRowId: ({ title }) => title,
    empty: "No stories found",
    onSortChange: fn(),
  },
});

/** Each row is named by its title. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Stories" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Fourteen Years" })).toBeVisible();
  },
});

/** Sorted by a column; pressing its header reverses the order. */
export const Sorted = meta.story({
  args: { sort: { column: "plays", direction: "ascending" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Plays" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Plays" }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: "plays",
      direction: "descending",
    });
    await userEvent.click(canvas.getByRole("button", { name: "Title" }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: "title",
      direction: "ascending",
    });
  },
});

/** Without rows. */
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveTextContent("No stories found");
  },
});

/** Too wide for a phone: the table scrolls sideways, also by keyboard. */
export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Stories" })).toHaveFocus();
  },
});

/** On a phone each row becomes a card and keeps the semantics of a table. */
export const PhoneCards = meta.story({
  args: { narrowLayout: "cards" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Stories" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Fourteen Years" })).toBeVisible();
    await expect(canvas.getAllByRole("cell")).toHaveLength(6);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
  },
});

/** A table that is too wide for a tablet: there the cards are side by side. */
export const TabletCards = meta.story({
  args: { narrowLayout: "cardsSooner" },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell")).toHaveLength(6);
    const [one, other] = canvas
      .getAllByRole("rowheader")
      .map((name) => name.getBoundingClientRect());
    await expect(other?.top).toBe(one?.top);
    await expect(other?.left).toBeGreaterThan(one?.right ?? Infinity);
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
