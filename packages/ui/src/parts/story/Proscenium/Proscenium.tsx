import type { ReactNode } from "react";
import { Valance } from "./Valance.tsx";
import { house, picture as pictureStyle, stage, words } from "./styles.ts";

export interface ProsceniumProps {
  picture: ReactNode;
  children: ReactNode;
}

/**
 * A picture from edge to edge with words before it. The words stand on the dark in both themes: beside
 * the picture on a desk, beneath it on a phone, so that they never hide what it shows.
 */
export function Proscenium({ picture, children }: ProsceniumProps) {
  return (
    <div css={house}>
      <div css={stage} data-theme="dark">
        <div css={pictureStyle}>{picture}</div>
        <div css={words}>{children}</div>
        <Valance />
      </div>
    </div>
  );
}
