import { css } from "@emotion/react";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { space } from "../../../tokens/tokens.ts";

const lines = css({ display: "grid", gap: space[3], inlineSize: "100%" });

interface LoadingLinesProps {
  /** What is being loaded, for screen readers. */
  label: string;
  /** How wide each line is. */
  widths: readonly string[];
}

/** In place of a list that is being loaded: lines of the widths that its own may have. */
export function LoadingLines({ label, widths }: LoadingLinesProps) {
  return (
    <output css={lines} aria-label={label}>
      {widths.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines are never reordered
        <Skeleton key={at} width={width} />
      ))}
    </output>
  );
}
