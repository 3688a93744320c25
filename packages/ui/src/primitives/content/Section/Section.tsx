import { useId } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { isHeading } from "./is-heading.ts";
import { description as soft, head, sizes } from "./styles.ts";
import type { SectionSize } from "./styles.ts";

export interface SectionProps extends ElementProps<"section", "title"> {
  /** The heading, which also names the section. */
  title: ReactNode;
  /**
   * The heading's level.
   * @default "h2"
   */
  heading?: "h2" | "h3" | "h4";
  /**
   * The size of the heading, whatever its level.
   * @default "small"
   */
  size?: SectionSize;
  /** A sentence under the title. */
  description?: string;
  /** The content under the heading. */
  children: ReactNode;
}

/** A section of a page, named by its heading. */
export function Section(props: SectionProps) {
  const { title, heading = "h2", size = "small", description, children, ...root } = props;
  const id = useId();
  const Heading = isHeading(heading) ? heading : "h2";
  const named = (
    <Heading id={id} css={sizes[size]}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} {...root}>
      {description === undefined ? (
        named
      ) : (
        <div css={head}>
          {named}
          <p css={soft}>{description}</p>
        </div>
      )}
      {children}
    </section>
  );
}
