import type { ReactNode, Ref } from "react";
import { Valance } from "./Valance.tsx";
import { behind, house, picture as pictureStyle, roomy, stage, turning, words } from "./styles.ts";

export interface ProsceniumProps {
  picture: ReactNode;
  children: ReactNode;
  /** What comes before the picture and the words, which then nobody can reach. */
  over?: ReactNode;
  covered?: boolean;
  /** Keeps room on a phone for words that change. */
  changing?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A picture from edge to edge with words before it. The words stand on the dark in both themes: beside
 * the picture on a desk, beneath it on a phone, so that they never hide what it shows.
 */
export function Proscenium(props: ProsceniumProps) {
  const { picture, children, over, covered = false, changing = false, ref } = props;
  return (
    <div css={house}>
      <div css={[stage, changing && turning]} data-theme="dark" ref={ref}>
        <div css={pictureStyle}>{picture}</div>
        <div css={[words, changing && roomy, covered && behind]} inert={covered}>
          {children}
        </div>
        {over}
        <Valance />
      </div>
    </div>
  );
}
