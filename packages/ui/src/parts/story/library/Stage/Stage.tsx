import type { ReactNode, Ref } from "react";
import { Curtain } from "./Curtain.tsx";
import * as styles from "./styles.ts";

export interface StageProps {
  picture: ReactNode;
  children: ReactNode;
  /** Shown in place of the picture and the text, which cannot be reached then. */
  over?: ReactNode;
  covered?: boolean;
  /** Reserves space on a phone for text that changes. */
  changing?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A full-width picture with text. The text is on a dark background in both themes: beside
 * the picture on a desktop, below it on a phone, so that it never covers it.
 */
export function Stage(props: StageProps) {
  const { picture, children, over, covered = false, changing = false, ref } = props;
  return (
    <div css={styles.pageGround}>
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
