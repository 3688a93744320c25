import type { ReactNode } from "react";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import * as styles from "./styles.ts";

export interface EditorPageProps {
  title: ReactNode;
  description?: string | undefined;
  /** Above the title: a way back. */
  back?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of the author's pages: title, actions and content. */
export function EditorPage({ title, description, back, actions, children }: EditorPageProps) {
  return (
    <div css={styles.editor}>
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
