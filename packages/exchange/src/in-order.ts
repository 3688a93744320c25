import type { Loss, LossCode } from "./lost.ts";

/** Conversions are listed after losses. */
const changed = new Set<LossCode>(["became_choice", "became_node"]);

/** Losses in the order of the text, conversions last. */
export function inOrder(lost: readonly Loss[]): Loss[] {
  const rank = ({ code }: Loss) => (changed.has(code) ? 1 : 0);
  return lost.toSorted(
    (one, other) => rank(one) - rank(other) || (one.line ?? 0) - (other.line ?? 0),
  );
}
