import { css } from "@emotion/react";
import { Spinner } from "../../../primitives/feedback/Spinner/Spinner.tsx";
import { color, font, space, text } from "../../../tokens/tokens.ts";

const state = css({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[6],
  minBlockSize: "min(70dvh, 640px)",
  color: color.lamp,
});

const words = css({ color: color.inkSoft, fontFamily: font.narration, fontSize: text.lead });

/** The whole page is on its way. */
export function LoadingState({ children }: { children: string }) {
  return (
    <output css={state}>
      <Spinner size="large" />
      <p css={words}>{children}</p>
    </output>
  );
}
