import type { ReactNode } from "react";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import { LibraryScene } from "./LibraryScene.tsx";
import * as styles from "./styles.ts";

export interface AccountFrameProps {
  title: string;
  description?: string | undefined;
  /** Shown beside the form instead of the default illustration. */
  picture?: PictureSource | undefined;
  /** At the foot: another way in. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of the sign-in pages: an illustration and a form. */
export function AccountFrame({ title, description, picture, footer, children }: AccountFrameProps) {
  return (
    <div css={styles.frame}>
      <div css={styles.window}>
        {picture === undefined ? (
          <LibraryScene />
        ) : (
          <Picture source={picture} seed={title} ratio="fill" priority />
        )}
      </div>
      <div css={styles.side}>
        <section css={styles.card}>
          <div css={styles.head}>
            <h1 css={styles.title}>{title}</h1>
            {description !== undefined && <p css={styles.note}>{description}</p>}
          </div>
          {children}
          {footer && <div css={styles.foot}>{footer}</div>}
        </section>
      </div>
    </div>
  );
}
