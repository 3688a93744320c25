import { useId } from "react";
import type { HTMLAttributes, ReactNode } from "react";
import { description as soft, head, sizes } from "./styles.ts";
import type { SectionSize } from "./styles.ts";

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  title: ReactNode;
  /** The level of its heading in the page's outline. */
  heading?: "h2" | "h3" | "h4";
  size?: SectionSize;
  /** A sentence under the title. */
  description?: string;
  children: ReactNode;
}

/** A part of a page that its heading names. */
export function Section(props: SectionProps) {
  const { title, heading: Heading = "h2", size = "small", description, children, ...rest } = props;
  const id = useId();
  const named = (
    <Heading id={id} css={sizes[size]}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} {...rest}>
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
