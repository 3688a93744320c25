import { useId } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import type { LinkElement } from "../../actions/Link/LinkProvider.tsx";
import { isHeading } from "../Section/is-heading.ts";
import * as styles from "./styles.ts";
import type { CardSize, CardTone } from "./styles.ts";

/** The elements that a card can be. */
export const cardElements = ["div", "article", "section", "li"] as const;
export type CardElement = (typeof cardElements)[number];

export interface CardProps extends ElementProps<"article", "title"> {
  /**
   * Which element it is: an `article` stands by itself, a `li` in a list.
   * @default "div"
   */
  as?: CardElement;
  /** Its heading. */
  title?: ReactNode;
  /**
   * The heading's level.
   * @default "h3"
   */
  heading?: "h2" | "h3" | "h4";
  /** A softer sentence under the title. */
  description?: ReactNode;
  /** Where the title leads; the whole card can then be pressed. */
  href?: string | undefined;
  /** The link itself, instead of an address: the element of a router. */
  render?: LinkElement | undefined;
  /**
   * What it lies on.
   * @default "surface"
   */
  tone?: CardTone;
  /**
   * How much room is around its content.
   * @default "medium"
   */
  size?: CardSize;
  /** At its foot: buttons and links. */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
}

/** A surface with an edge that holds what belongs to one thing. */
export function Card(props: CardProps) {
  const {
    as = "div",
    title,
    heading = "h3",
    description,
    href,
    render,
    tone = "surface",
    size = "medium",
    actions,
    children,
    ...root
  } = props;
  // The elements share the attributes that it passes on.
  const Root = (cardElements.includes(as) ? as : "div") as "article";
  const Heading = isHeading(heading) ? heading : "h3";
  const id = useId();
  const target = render ? { render } : href === undefined ? undefined : { href };
  const isNamed = title !== undefined && (as === "article" || as === "section");
  return (
    <Root
      css={[styles.card, styles.tones[tone], styles.sizes[size], target && styles.pressable]}
      aria-labelledby={isNamed ? id : undefined}
      {...root}
    >
      {(title !== undefined || description !== undefined) && (
        <div css={styles.head}>
          {title !== undefined && (
            <Heading id={id} css={styles.title}>
              {target ? (
                <Anchor css={styles.link} data-card="" {...target}>
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </Heading>
          )}
          {description !== undefined && <p css={styles.description}>{description}</p>}
        </div>
      )}
      {children}
      {actions !== undefined && <div css={styles.actions}>{actions}</div>}
    </Root>
  );
}
