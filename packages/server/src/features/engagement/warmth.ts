import { sql, type RawBuilder } from "kysely";

/** A finished play says more than a like, a like more than a play begun. */
export const weights = { play: 1, like: 2, completion: 3 } as const;
export type Warming = keyof typeof weights;

const halfLifeMs = 3 * 86_400_000;
/** Beyond this exp() leaves the range of a number, and the smaller warmth no longer counts. */
const furthest = 700;

/** As a logarithm, of what the event weighs beside one of long ago: twice as much for each half-life since. */
function warmthOf(kind: Warming, at: Date): number {
  return Math.log(weights[kind]) + (at.getTime() / halfLifeMs) * Math.LN2;
}

type Warmth = RawBuilder<number | null>;

export function warmer(kind: Warming, at: Date): Warmth {
  const added = sql<number>`${warmthOf(kind, at)}::double precision`;
  return sql`case
    when warmth is null then ${added}
    else greatest(warmth, ${added}) + ln(1 + exp(-least(abs(warmth - ${added}), ${sql.lit(furthest)})))
  end`;
}

/** As if the event had never been; what is left after the last one is rounding, and counts as nothing. */
export function cooler(kind: Warming, at: Date): Warmth {
  const taken = sql<number>`${warmthOf(kind, at)}::double precision`;
  return sql`case
    when warmth is null or warmth - ${taken} < 1e-9 then null
    else warmth + ln(1 - exp(-least(warmth - ${taken}, ${sql.lit(furthest)})))
  end`;
}
