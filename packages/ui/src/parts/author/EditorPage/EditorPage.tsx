import type { ReactNode } from "react";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface EditorPageProps extends ElementProps<"div", "title"> {
  /** The heading of the page, its only `h1`. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: string | undefined;
  /** Above the title: a link back. */
  back?: ReactNode;
  /** Beside the title: buttons, or links that look like them. */
  actions?: ReactNode;
  /** The sections of the page, one below the other. */
  children: ReactNode;
}

/** The layout of the author's pages: title, actions and content. */
export function EditorPage(props: EditorPageProps) {
  const { title, description, back, actions, children, ...root } = props;
  return (
    <div css={styles.editor} {...root}>
      <header css={styles.head}>
        <div css={styles.words}>
          {back && <div css={alignText.start}>{back}</div>}
          <h1 css={styles.title}>{title}</h1>
          {description !== undefined && <p css={styles.note}>{description}</p>}
        </div>
        {actions && <div css={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
