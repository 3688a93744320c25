import { useId } from "react";
import type { ReactNode } from "react";
import * as styles from "./styles.ts";

export interface FormSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A sheet of the form, with a name. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const heading = useId();
  return (
    <section css={styles.sheet} aria-labelledby={heading}>
      <div>
        <h2 id={heading} css={styles.title}>
          {title}
        </h2>
        {note !== undefined && <p css={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** Fields side by side where they fit. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div css={styles.row}>{children}</div>;
}
