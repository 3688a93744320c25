import type { ReactNode } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { LibraryScene } from "./LibraryScene.tsx";
import * as styles from "./styles.ts";

export interface AccountFrameProps extends ElementProps<"div", "title"> {
  /** The heading of the page. */
  title: string;
  /** A sentence under the title. */
  description?: string | undefined;
  /** At the bottom: a link to another way of signing in. */
  footer?: ReactNode;
  /** The form, or its result. */
  children: ReactNode;
}

/** The frame of the sign-in pages: an illustration and a form. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, description, footer, children, ...root } = props;
  return (
    <div css={styles.frame} {...root}>
      <div css={styles.window}>
        <LibraryScene />
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
