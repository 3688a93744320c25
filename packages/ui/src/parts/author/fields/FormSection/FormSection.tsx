import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "../../../../primitives/content/Card/Card.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface FormSectionProps extends ElementProps<"section", "title"> {
  /** The heading, which also names the section. */
  title: string;
  /** A sentence under the heading: what these fields are for. */
  note?: string;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A section of a form, with a heading. */
export function FormSection({ title, note, children, ...root }: FormSectionProps) {
  const heading = useId();
  return (
    <Card as="section" size="large" aria-labelledby={heading} {...root}>
      <div>
        <h2 id={heading} css={styles.title}>
          {title}
        </h2>
        {note !== undefined && <p css={styles.note}>{note}</p>}
      </div>
      {children}
    </Card>
  );
}

export interface FieldRowProps extends ElementProps<"div"> {
  /** The fields, all equally wide. */
  children: ReactNode;
}

/** Fields side by side if they fit. */
export function FieldRow({ children, ...root }: FieldRowProps) {
  return (
    <div css={styles.row} {...root}>
      {children}
    </div>
  );
}
