import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import type { EmotionCache, SerializedStyles } from "@emotion/react";
import { jsx as emotionElement } from "@emotion/react/jsx-runtime";
import type { ElementType, ReactNode } from "react";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";
import { together } from "./together.ts";

export const ofType = "__KATHA_TYPE";

export interface StyledProps {
  readonly css: unknown;
  readonly className?: unknown;
  readonly [ofType]: ElementType;
}

/**
 * Does what Emotion does for the `css` prop, class for class and rule for rule, with the styles of an
 * element put together once instead of on every render. What it does not know it leaves to Emotion.
 */
export function Styled(props: StyledProps): ReactNode {
  const cache = useEmotionCache();
  const { css, className, [ofType]: type } = props;
  const style = cache === null ? null : styleOf(css, className, cache);
  if (cache === null || style === null) return emotionElement(type, givenTo(props));
  insert(cache, style, typeof type !== "string");
  const own = `${cache.key}-${style.name}`;
  const isPlain = typeof className === "string" && cache.registered[className] === undefined;
  const given = without(props);
  given["className"] = isPlain && className !== "" ? `${className} ${own}` : own;
  // Two children as Emotion has them, so that ids made on a server are the same here.
  return elements(Fragment, { children: [null, element(type, given)] });
}

/** Null where only Emotion knows: a style made of a theme, or names of which some are styles. */
function styleOf(css: unknown, className: unknown, cache: EmotionCache): SerializedStyles | null {
  if (className === undefined || className === null) return together(css);
  if (typeof className !== "string") return null;
  const registered = cache.registered[className];
  if (registered !== undefined) return together(css, `${registered};`);
  return className.includes(`${cache.key}-`) ? null : together(css);
}

function insert(cache: EmotionCache, style: SerializedStyles, isHandedOn: boolean): void {
  if (isHandedOn) cache.registered[`${cache.key}-${style.name}`] ??= style.styles;
  if (cache.inserted[style.name] !== undefined) return;
  let selector = `.${cache.key}-${style.name}`;
  for (let one: SerializedStyles | undefined = style; one; one = one.next) {
    cache.insert(selector, one, cache.sheet, true);
    selector = "";
  }
}

function without(props: StyledProps): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const name in props) {
    if (name !== "css" && name !== ofType) given[name] = props[name as keyof StyledProps];
  }
  return given;
}

function givenTo(props: StyledProps): Record<string, unknown> {
  return { ...without(props), css: props.css };
}
