import { css } from "@emotion/react";
import type { CSSObject, SerializedStyles } from "@emotion/react";

/** What a list of styles comes to, found again by the styles themselves, one after the other. */
interface Place {
  style?: SerializedStyles;
  readonly next: WeakMap<object, Place>;
  readonly named: Map<string, Place>;
}

const newPlace = (): Place => ({ next: new WeakMap(), named: new Map() });
const start = newPlace();
const [nothing, opens, closes] = [{}, {}, {}];
/** Styles that arrive under a name may be made by somebody without end. */
const mostNamed = 50;

/** The one style that Emotion makes of these; null where one of them is not static. */
export function together(styles: unknown, handedOn?: string): SerializedStyles | null {
  if (handedOn === undefined && isStyle(styles)) return styles;
  const listed = placeOf(start, styles);
  if (listed === null) return null;
  const place = handedOn === undefined ? listed : namedPlace(listed, handedOn);
  place.style ??=
    handedOn === undefined ? css(styles as CSSObject) : css(styles as CSSObject, handedOn);
  return place.style;
}

function placeOf(from: Place, one: unknown): Place | null {
  if (isStyle(one)) return nextPlace(from, one);
  if (one === undefined || one === null || typeof one === "boolean" || one === "")
    return nextPlace(from, nothing);
  if (!Array.isArray(one)) return null;
  let place: Place | null = nextPlace(from, opens);
  for (const item of one as unknown[]) {
    place = placeOf(place, item);
    if (place === null) return null;
  }
  return nextPlace(place, closes);
}

function nextPlace(from: Place, step: object): Place {
  let place = from.next.get(step);
  if (place === undefined) {
    place = newPlace();
    from.next.set(step, place);
  }
  return place;
}

function namedPlace(from: Place, name: string): Place {
  let place = from.named.get(name);
  if (place === undefined) {
    place = newPlace();
    if (from.named.size >= mostNamed) from.named.clear();
    from.named.set(name, place);
  }
  return place;
}

function isStyle(value: unknown): value is SerializedStyles {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as SerializedStyles).styles === "string" &&
    typeof (value as SerializedStyles).name === "string"
  );
}
