import { useState } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import * as styles from "./styles.ts";

export interface AccordionItem {
  /** Identifies it in `value` and `onValueChange`. */
  value: string;
  /** Names what is inside. */
  title: ReactNode;
  /** Beside the title, softer: what is inside at a glance. */
  aside?: ReactNode;
  /** What is hidden until it is opened. */
  content: ReactNode;
}

/** Other props are passed to the element around the items. */
export interface AccordionProps extends ElementProps<"div", "defaultValue"> {
  /** In reading order. */
  items: readonly AccordionItem[];
  /**
   * The level of the titles, which are headings.
   * @default "h3"
   */
  heading?: "h2" | "h3" | "h4";
  /**
   * Opening one closes the others.
   * @default false
   */
  single?: boolean;
  /** The open ones, if the page keeps them by `onValueChange`; without it, it keeps its own state. */
  value?: readonly string[] | undefined;
  /**
   * The open ones at first, when uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all that are open when one was opened or closed. */
  onValueChange?: ((open: readonly string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** Headings one below the other, each of which opens what stands under it. */
export function Accordion(props: AccordionProps) {
  const {
    items,
    heading = "h3",
    single = false,
    value,
    defaultValue = none,
    onValueChange,
    ...root
  } = props;
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const change = (item: string, isOpen: boolean) => {
    const others = open.filter((one) => one !== item);
    const next = isOpen ? [...(single ? none : others), item] : others;
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <div css={styles.accordion} {...root}>
      {items.map((item) => (
        <Disclosure
          key={item.value}
          css={styles.item}
          look="line"
          heading={heading}
          title={item.title}
          aside={item.aside}
          open={open.includes(item.value)}
          onOpenChange={(isOpen) => change(item.value, isOpen)}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
