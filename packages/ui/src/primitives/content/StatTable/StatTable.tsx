import type { ReactNode } from "react";
import { accent, name, row, table, value } from "./styles.ts";

export interface StatRow {
  name: string;
  value: ReactNode;
  /** The one figure that matters most. */
  highlighted?: boolean;
}

/** A small engraved table of figures: each name with its value. */
export function StatTable({ rows }: { rows: readonly StatRow[] }) {
  return (
    <dl css={table}>
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
