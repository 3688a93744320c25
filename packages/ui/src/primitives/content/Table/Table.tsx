import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { UpIcon } from "../../marks/Icon/icons.ts";
import * as styles from "./styles.ts";
import type { CellAlign, TableNarrowLayout } from "./styles.ts";

export interface TableColumn<Row> {
  /** Its name in `sort`. */
  id: string;
  /** What its cells are; on a phone's cards it stands before each. */
  header: string;
  /** Figures stand at the end, under one another. */
  align?: CellAlign;
  /** Its cells are the rows' headers. One column has it. */
  rowHeader?: boolean;
  /** Its header is a button that asks for an order. */
  sortable?: boolean;
  /** What stands in it, for one row. */
  cell: (row: Row) => ReactNode;
}

export interface TableSort {
  /** The id of the column that orders the rows. */
  column: string;
  /** Smallest or largest first. */
  direction: "ascending" | "descending";
}

/** What is handed on reaches the region that scrolls, which is around the `table`. */
export interface TableProps<Row> extends ElementProps<"section"> {
  /** The accessible name of the table. */
  caption: string;
  /** From the first to the last. */
  columns: readonly TableColumn<Row>[];
  /** Already in their order. */
  rows: readonly Row[];
  /** What is the row's own, whatever its place. */
  getRowId: (row: Row) => string;
  /** Shown without rows. */
  empty: ReactNode;
  /** The order that the rows are in: shown in the header, and read with it. */
  sort?: TableSort;
  /** Called with the order that is asked for; the parent puts the rows into it. */
  onSortChange?: (sort: TableSort) => void;
  /** On a phone: scroll by itself, or lay each row out as a card; sooner, on a tablet too. */
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

/** A table with another `display` loses its semantics in browsers unless each part has its role. */
const roles = {
  scroll: { table: {}, group: {}, row: {}, head: {}, cell: {}, name: {} },
  cards: cardRoles,
  cardsSooner: cardRoles,
} as const;

/** Rows to compare. Wider than its place, it scrolls by itself, with the keyboard too. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
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
                onSort={onSortChange}
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
  onSort: ((sort: TableSort) => void) | undefined;
  role: { role?: "columnheader" };
}

function Head<Row>({ column, sort, onSort, role }: HeadProps<Row>) {
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
            onSort?.({
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
