import { useState } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { isHeading } from "../Section/is-heading.ts";
import * as styles from "./styles.ts";
import type { DisclosureLook } from "./styles.ts";

/** Other props are passed to the `details` element. */
export interface DisclosureProps extends ElementProps<"details", "title" | "open"> {
  /** What one presses: it names what is inside. */
  title: ReactNode;
  /** Beside the title, softer: what is inside at a glance. */
  aside?: ReactNode;
  /** The accessible name of what one presses, where the title alone does not say it. */
  label?: string | undefined;
  /** The id of what one presses, for links to it. */
  titleId?: string | undefined;
  /** Makes the title a heading of this level. */
  heading?: "h2" | "h3" | "h4" | undefined;
  /** Whether it is open, if the page keeps that by `onOpenChange`; without it, it keeps its own state. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it was opened or closed, also by the browser's search in the page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * A box of its own, one of several between lines, or a small aside.
   * @default "panel"
   */
  look?: DisclosureLook;
  /** What is hidden until it is opened. */
  children: ReactNode;
}

/** Hides what not everybody needs behind a line that says what it is. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    aside,
    label,
    titleId,
    heading,
    open,
    defaultOpen = false,
    onOpenChange,
    look = "panel",
    onToggle,
    children,
    ...root
  } = props;
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const Heading = heading !== undefined && isHeading(heading) ? heading : null;
  return (
    <details
      css={styles.looks[look]}
      {...root}
      open={isOpen}
      onToggle={(event) => {
        onToggle?.(event);
        const { open: now } = event.currentTarget;
        if (event.target !== event.currentTarget || now === isOpen) return;
        setOwn(now);
        onOpenChange?.(now);
      }}
    >
      <summary css={styles.summaries[look]} id={titleId} aria-label={label}>
        {Heading === null ? title : <Heading css={styles.heading}>{title}</Heading>}
        {aside !== undefined && (
          <>
            {" "}
            <span css={styles.asides[look]}>{aside}</span>
          </>
        )}
      </summary>
      <div css={styles.insides[look]}>{children}</div>
    </details>
  );
}
