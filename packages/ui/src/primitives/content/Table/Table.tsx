import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { UpIcon } from "../../marks/Icon/icons.ts";
import * as styles from "./styles.ts";
import type { CellAlign, TableNarrowLayout } from "./styles.ts";

export interface TableColumn<Row> {
  /** Identifies the column in `sort`. */
  id: string;
  /** The column's header; in the card layout it stands before each cell. */
  header: string;
  /** Figures are aligned at the end, so that their digits line up. */
  align?: CellAlign;
  /** Its cells are row headers; one column should have this. */
  rowHeader?: boolean;
  /** Makes the header a button for sorting. */
  sortable?: boolean;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
}

export interface TableSort {
  /** The id of the column by which the rows are sorted. */
  column: string;
  /** Ascending is smallest first. */
  direction: "ascending" | "descending";
}

/** Other props are passed to the scrolling region around the `table`. */
export interface TableProps<Row> extends ElementProps<"section"> {
  /** The accessible name of the table. */
  caption: string;
  /** In display order. */
  columns: readonly TableColumn<Row>[];
  /** Already sorted. */
  rows: readonly Row[];
  /** A unique key of the row that does not depend on its position. */
  getRowId: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The current order, shown and announced in the header. */
  sort?: TableSort;
  /** Called with the requested order; the parent sorts the rows. */
  onSortChange?: (sort: TableSort) => void;
  /**
   * On narrow screens: scroll sideways, or show each row as a card on a phone, or on a tablet too.
   * @default "scroll"
   */
  narrowLayout?: TableNarrowLayout;
}

const cardRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
  name: { role: "rowheader" },
} as const;

/**
 * With another `display`, browsers drop a table's semantics unless every part has an explicit role.
 */
const roles = {
  scroll: { table: {}, group: {}, row: {}, head: {}, cell: {}, name: {} },
  cards: cardRoles,
  cardsSooner: cardRoles,
} as const;

/** A table for comparing rows. If it is too wide it scrolls sideways, also by keyboard. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    getRowId,
    empty,
    sort,
    onSortChange,
    narrowLayout = "scroll",
    ...root
  } = props;
  const role = roles[narrowLayout] ?? roles.scroll;
  const scroller = [styles.scroller, styles.narrowLayouts[narrowLayout]];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
    <section css={scroller} aria-label={caption} tabIndex={0} {...root}>
      <table css={styles.table} {...role.table}>
        <caption>{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                role={role.head}
              />
            ))}
          </tr>
        </thead>
        <tbody {...role.group}>
          {rows.length === 0 && (
            <tr {...role.row}>
              <td css={styles.empty} colSpan={columns.length} {...role.cell}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={getRowId(row)} data-row {...role.row}>
              {columns.map(({ id, header, align = "start", rowHeader = false, cell }) => {
                const css = [styles.data, styles.aligns[align]];
                return rowHeader ? (
                  <th key={id} scope="row" css={css} data-title={header} {...role.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} css={css} data-title={header} {...role.cell}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  role: { role?: "columnheader" };
}

function Head<Row>({ column, sort, onSortChange, role }: HeadProps<Row>) {
  const { id, header, align = "start", sortable = false } = column;
  const sorted = sort?.column === id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      {...role}
      css={[styles.head, styles.aligns[align]]}
      {...(sorted !== undefined && { "aria-sort": sorted })}
    >
      {sortable ? (
        <button
          type="button"
          css={styles.sorter}
          onClick={() =>
            onSortChange?.({
              column: id,
              direction: sorted === "ascending" ? "descending" : "ascending",
            })
          }
        >
          {header}
          <Icon icon={UpIcon} size="small" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
