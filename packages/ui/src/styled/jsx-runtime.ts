import { jsx as emotionElement, jsxs as emotionElements } from "@emotion/react/jsx-runtime";
import type { ElementType, Key, ReactElement } from "react";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";
import { Styled, ofType } from "./Styled.tsx";
import type { StyledProps } from "./Styled.tsx";

export { Fragment };

type Make = (type: ElementType, props: object, key?: Key) => ReactElement;

/**
 * What the published components are made with in place of Emotion's own `jsx`. A server has to write
 * styles into what it renders, and there Emotion does it.
 */
export const jsx: Make =
  typeof document === "undefined" ? (emotionElement as Make) : styledBy(element);
export const jsxs: Make =
  typeof document === "undefined" ? (emotionElements as Make) : styledBy(elements);

function styledBy(make: typeof element): Make {
  return (type, props, key) => {
    if (!("css" in props)) return make(type, props, key);
    // The compiler makes these props anew for each element, so nobody else has them.
    return make(Styled, Object.assign(props, { [ofType]: type }) as StyledProps, key);
  };
}
