import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { accent, name, row, table, value } from "./styles.ts";

export interface StatRow {
  /** What is counted; must be unique. */
  name: string;
  /** The value, already formatted for the reader's language. */
  value: ReactNode;
  /** Highlights the most important value. */
  highlighted?: boolean;
}

export interface StatTableProps extends ElementProps<"dl"> {
  /** In display order. */
  rows: readonly StatRow[];
}

/** A small table of figures: names with their values. */
export function StatTable({ rows, ...root }: StatTableProps) {
  return (
    <dl css={table} {...root}>
      {rows.map((each) => (
        <div key={each.name} css={row}>
          <dt css={name}>{each.name}</dt>
          <dd css={[value, each.highlighted && accent]}>
            <bdi>{each.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
