import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { UpIcon } from "../../marks/Icon/icons.ts";
import * as styles from "./styles.ts";
import type { CellAlign, TableNarrow } from "./styles.ts";

export interface TableColumn<Row> {
  name: string;
  title: string;
  align?: CellAlign;
  /** Names the row, for whoever walks the table cell by cell. One column does. */
  namesRow?: boolean;
  sortable?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row> {
  /** What the table holds, for the ear. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said where there are no rows. */
  empty: ReactNode;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** On a phone: scroll by itself, or lay each row out as a card; sooner, on a tablet too. */
  narrow?: TableNarrow;
}

const toldAsCards = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
  name: { role: "rowheader" },
} as const;

/** A table that is laid out otherwise keeps its voice only where its parts say what they are. */
const told = {
  scroll: { table: {}, group: {}, row: {}, head: {}, cell: {}, name: {} },
  cards: toldAsCards,
  cardsSooner: toldAsCards,
} as const;

/** Rows to compare. Wider than its place, it scrolls by itself, with the keyboard too. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, empty, sort, onSort, narrow = "scroll" } = props;
  const role = told[narrow];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <section css={[styles.scroller, styles.narrows[narrow]]} aria-label={caption} tabIndex={0}>
      <table css={styles.table} {...role.table}>
        <caption>{caption}</caption>
        <thead {...role.group}>
          <tr {...role.row}>
            {columns.map((column) => (
              <Head
                key={column.name}
                column={column}
                sort={sort}
                onSort={onSort}
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
            <tr key={keyOf(row)} {...role.row}>
              {columns.map(({ name, title, align = "start", namesRow = false, cell }) => {
                const css = [styles.data, styles.aligns[align]];
                return namesRow ? (
                  <th key={name} scope="row" css={css} data-title={title} {...role.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} css={css} data-title={title} {...role.cell}>
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
  const { name, title, align = "start", sortable = false } = column;
  const sorted = sort?.column === name ? sort.direction : undefined;
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
              column: name,
              direction: sorted === "ascending" ? "descending" : "ascending",
            })
          }
        >
          {title}
          <Icon of={UpIcon} size="small" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
