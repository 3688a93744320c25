import { useId } from "react";
import type { ReactNode, Ref } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "../state/QualitiesPanel/styles.ts";

interface PanelPartProps extends ElementProps<"section", "title"> {
  title: ReactNode;
  /** The heading's level. */
  heading?: "h3" | "h4";
  /** To focus the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Whether the focus can be moved to the heading. */
  focusable?: boolean;
  /** A sentence under the title. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A part of one of the author's panels, under its heading. */
export function PanelPart(props: PanelPartProps) {
  const { title, heading: Heading = "h3", headingRef, focusable, hint, children, ...root } = props;
  const id = useId();
  return (
    <section css={styles.part} aria-labelledby={id} {...root}>
      <Heading id={id} ref={headingRef} tabIndex={focusable ? -1 : undefined} css={styles.title}>
        {title}
      </Heading>
      {hint !== undefined && <p css={styles.soft}>{hint}</p>}
      {children}
    </section>
  );
}
