import { compared } from "./compared.ts";
import type { Stretch } from "./compared.ts";
import * as styles from "./styles.ts";

export const sides = ["was", "is"] as const;
export type Side = (typeof sides)[number];
export const otherOf = { was: "is", is: "was" } as const satisfies Record<Side, Side>;

interface WordsProps {
  text: string;
  against: string | undefined;
  side: Side;
}

/** A text with the words marked that the other text lacks. */
export function Words({ text, against, side }: WordsProps) {
  if (against === undefined) return text;
  const both = side === "was" ? compared(text, against) : compared(against, text);
  let place = 0;
  return both[side].map((stretch: Stretch) => {
    const key = place;
    place += stretch.text.length;
    if (stretch.isShared) return <span key={key}>{stretch.text}</span>;
    return side === "was" ? (
      <del key={key} css={styles.gone}>
        {stretch.text}
      </del>
    ) : (
      <ins key={key} css={styles.fresh}>
        {stretch.text}
      </ins>
    );
  });
}
