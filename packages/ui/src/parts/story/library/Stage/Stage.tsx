import type { ReactNode, Ref } from "react";
import { Curtain } from "./Curtain.tsx";
import * as styles from "./styles.ts";

export interface StageProps {
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
export function Stage(props: StageProps) {
  const { picture, children, over, covered = false, changing = false, ref } = props;
  return (
    <div css={styles.house}>
      <div
        css={[styles.stage, changing ? styles.turning : styles.steady]}
        data-theme="dark"
        ref={ref}
      >
        <div css={[styles.picture, !changing && styles.steadyPicture]}>{picture}</div>
        <div
          css={[
            styles.words,
            changing ? styles.roomy : styles.steadyWords,
            covered && styles.behind,
          ]}
          inert={covered}
        >
          {children}
        </div>
        {over}
        <Curtain />
      </div>
    </div>
  );
}
