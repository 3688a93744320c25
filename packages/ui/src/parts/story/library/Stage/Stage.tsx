import type { ReactNode, Ref } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Curtain } from "./Curtain.tsx";
import * as styles from "./styles.ts";

/** What is handed on reaches the strip of page that the stage stands on. */
export interface StageProps extends ElementProps<"div"> {
  /** Fills the stage. */
  picture: ReactNode;
  /** The words on it. */
  children: ReactNode;
  /** Shown in place of the picture and the text, which cannot be reached then. */
  over?: ReactNode;
  /** Whether `over` is shown now. */
  covered?: boolean;
  /** Reserves space on a phone for text that changes. */
  changing?: boolean;
  /** The stage itself, within the root. */
  stage?: Ref<HTMLDivElement>;
}

/**
 * A full-width picture with text. The text is on a dark background in both themes: beside
 * the picture on a desktop, below it on a phone, so that it never covers it.
 */
export function Stage(props: StageProps) {
  const { picture, children, over, covered = false, changing = false, stage, ...root } = props;
  return (
    <div css={styles.pageGround} {...root}>
      <div
        css={[styles.stage, changing ? styles.turning : styles.steady]}
        data-theme="dark"
        ref={stage}
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
