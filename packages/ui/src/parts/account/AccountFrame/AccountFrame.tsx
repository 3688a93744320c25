import type { ReactNode } from "react";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import { LibraryScene } from "./LibraryScene.tsx";
import * as styles from "./styles.ts";

export interface AccountFrameProps {
  title: string;
  note?: string | undefined;
  /** Beside the form, instead of the library that is drawn there. */
  picture?: PictureSource | undefined;
  /** At the foot: another way in. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A door of the palace library: what one sees through it, and what one signs. */
export function AccountFrame({ title, note, picture, foot, children }: AccountFrameProps) {
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
            {note !== undefined && <p css={styles.note}>{note}</p>}
          </div>
          {children}
          {foot && <div css={styles.foot}>{foot}</div>}
        </section>
      </div>
    </div>
  );
}
