import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { accent, name, row, table, value } from "./styles.ts";

export interface StatRow {
  /** What is counted; each row has its own. */
  name: string;
  /** The figure, already in the reader's format. */
  value: ReactNode;
  /** The one figure that matters most. */
  highlighted?: boolean;
}

export interface StatTableProps extends ElementProps<"dl"> {
  /** In reading order. */
  rows: readonly StatRow[];
}

/** A small engraved table of figures: each name with its value. */
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
