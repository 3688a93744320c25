import type { ElementType, Key } from "react";
import { Fragment, jsx as element, jsxs as elements } from "react/jsx-runtime";

export { Fragment };

type Names = string | false | null | undefined | readonly Names[];

interface Props {
  readonly css?: Names;
  readonly className?: string | undefined;
}

/** In the built app `css` holds class names: the build has written the styles into a sheet. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return element(type, named(props), key);
}

export function jsxs(type: ElementType, props: Props, key?: Key) {
  return elements(type, named(props), key);
}

function named(props: Props): Props {
  if (!("css" in props)) return props;
  const { css, className, ...rest } = props;
  return { ...rest, className: written(className, written(css, "")) };
}

/** Done for every element that is drawn: it makes no list on the way. */
function written(names: Names, before: string): string {
  if (!names) return before;
  if (typeof names === "string") return before === "" ? names : `${before} ${names}`;
  let all = before;
  for (const name of names) all = written(name, all);
  return all;
}
