import { css } from "@emotion/react";
import { Spinner } from "../../../primitives/feedback/Spinner/Spinner.tsx";
import { color, font, space, text } from "../../../tokens/tokens.ts";
import type { ElementProps } from "../../../primitives/element.ts";

const state = css({
  display: "grid",
  placeContent: "center",
  minBlockSize: "min(70dvh, 640px)",
  color: color.lamp,
  "& > output": { display: "grid", justifyItems: "center", gap: space[6] },
});

const words = css({ color: color.inkSoft, fontFamily: font.narration, fontSize: text.lead });

export interface LoadingStateProps extends ElementProps<"div"> {
  /** What is being loaded, in a few words. */
  children: string;
}

/** Shown while a whole page is loading. */
export function LoadingState({ children, ...root }: LoadingStateProps) {
  return (
    <div css={state} {...root}>
      <output>
        <Spinner size="large" />
        <p css={words}>{children}</p>
      </output>
    </div>
  );
}
