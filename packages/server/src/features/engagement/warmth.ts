import { sql, type RawBuilder } from "kysely";

export const weights = { play: 1, like: 2, completion: 3 } as const;
export type WarmthSource = keyof typeof weights;

const halfLifeMs = 3 * 86_400_000;
/** Beyond this exp() overflows, and the smaller warmth no longer counts. */
const furthest = 700;

/** The event's weight as a logarithm, relative to the epoch: it doubles per half-life since. */
function warmthOf(kind: WarmthSource, at: Date): number {
  return Math.log(weights[kind]) + (at.getTime() / halfLifeMs) * Math.LN2;
}

type Warmth = RawBuilder<number | null>;

function warmer(kind: WarmthSource, at: Date): Warmth {
  const added = sql<number>`${warmthOf(kind, at)}::double precision`;
  return sql`case
    when warmth is null then ${added}
    else greatest(warmth, ${added}) + ln(1 + exp(-least(abs(warmth - ${added}), ${sql.lit(furthest)})))
  end`;
}

/** Subtracts an event. What remains after the last one is a rounding error and becomes null. */
function cooler(kind: WarmthSource, at: Date): Warmth {
  const taken = sql<number>`${warmthOf(kind, at)}::double precision`;
  return sql`case
    when warmth is null or warmth - ${taken} < 1e-9 then null
    else warmth + ln(1 - exp(-least(warmth - ${taken}, ${sql.lit(furthest)})))
  end`;
}

/** An event at this moment that is added or taken back. */
export interface WarmthChange {
  change: "warmer" | "cooler";
  kind: WarmthSource;
  at: Date;
}

export function warmthAfter({ change, kind, at }: WarmthChange): Warmth {
  return change === "warmer" ? warmer(kind, at) : cooler(kind, at);
}
