import type { ComponentPropsWithRef, JSX } from "react";

/**
 * The props that a component passes on to its root element: `className`, `style`, `ref`, `id`,
 * `data-*`, `aria-*`, event handlers. Left out are those that the component sets itself or uses
 * with another meaning.
 */
export type ElementProps<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, "children" | "color" | Own>;
