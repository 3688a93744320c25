import type { ReactNode } from "react";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import * as styles from "./styles.ts";

export interface DeskProps {
  title: ReactNode;
  note?: string | undefined;
  /** Above the title: a way back. */
  back?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of somebody who writes: its title, and what lies on the desk. */
export function Desk({ title, note, back, actions, children }: DeskProps) {
  return (
    <div css={styles.desk}>
      <header css={styles.head}>
        <div css={styles.words}>
          {back && <div css={alignText.start}>{back}</div>}
          <h1 css={styles.title}>{title}</h1>
          {note !== undefined && <p css={styles.note}>{note}</p>}
        </div>
        {actions && <div css={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
