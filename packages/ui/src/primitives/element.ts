import type { ComponentPropsWithRef, JSX } from "react";

/**
 * What a component hands on to its root element: `className`, `style`, `ref`, `id`, `data-*`, `aria-*`, event handlers.
 * Attributes that the component decides by itself, or names in another sense, are taken out.
 */
export type ElementProps<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, "children" | "color" | Own>;
