const pseudos = [null, "::before", "::after", "::placeholder", "::marker"] as const;
/** Which elements have them; a browser answers for all. */
const having: Readonly<Record<string, string>> = {
  "::placeholder": "[placeholder]",
  "::marker": "li, summary",
};
const focusable = "a, button, input, textarea, summary, [tabindex]";

/** The elements below a place that have a box. */
function boxesIn(place: Element): HTMLElement[] {
  const hidden = new Set<Element>();
  return Array.from(place.querySelectorAll<HTMLElement>("*")).filter((element) => {
    const parent = element.parentElement ?? place;
    if (!hidden.has(parent) && getComputedStyle(element).display !== "none") return true;
    hidden.add(element);
    return false;
  });
}

let properties: readonly string[] | undefined;

/**
 * Every property that the browser computes, listed once: without those of the flexbox of 2009, which Emotion writes for
 * browsers that have no other.
 */
function allProperties(): readonly string[] {
  properties ??= Array.from(getComputedStyle(document.body)).filter(
    (property) => !property.startsWith("-webkit-box-"),
  );
  return properties;
}

type Look = ReadonlyMap<string, string>;

/** Every property of an element and its pseudo-elements, as the browser computes it. */
function lookOf(element: Element): Look {
  const look = new Map<string, string>();
  for (const pseudo of pseudos) {
    if (!element.matches(having[pseudo ?? ""] ?? "*")) continue;
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && style.content === "none") continue;
    for (const property of allProperties()) {
      // The built stylesheet writes `none` as `0 0`, which places no picture elsewhere.
      if (property.startsWith("background-position") && style.backgroundImage === "none") continue;
      look.set(`${pseudo ?? ""} ${property}`, style.getPropertyValue(property));
    }
  }
  return look;
}

function between(one: Look, other: Look): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((property) => one.get(property) !== other.get(property))
    .map((property) => `${property}: ${one.get(property)}, not ${other.get(property)}`);
}

/** How an element and those around it, up to a place, look while it has the focus. */
function focusedLooks(element: HTMLElement, place: Element): Look[] {
  element.focus();
  const looks: Look[] = [];
  for (let at: Element | null = element; at && at !== place; at = at.parentElement)
    looks.push(lookOf(at));
  element.blur();
  return looks;
}

type Pair = readonly [own: HTMLElement, twin: HTMLElement];

/** The elements of two trees side by side. */
function pairsIn(one: Element, other: Element): Pair[] {
  const [own, others] = [boxesIn(one), boxesIn(other)];
  const [tree, otherTree] = [own, others].map((all) => all.map(({ tagName }) => tagName).join(" "));
  if (tree !== otherTree) throw new Error(`The elements differ:\n${tree}\n${otherTree}`);
  return own.map((element, at) => [element, others[at] ?? element]);
}

const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute("class")}`;

/** In what two trees of elements are drawn otherwise. */
export function differences(one: Element, other: Element): string[] {
  // Two animations that begin a moment apart are never at the same point.
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  return pairsIn(one, other).flatMap(([element, twin]) =>
    between(lookOf(element), lookOf(twin)).map((found) => `${nameOf(twin)} ${found}`),
  );
}

/** The same while the focus is on each element that takes it. */
export function differencesInFocus(one: Element, other: Element): string[] {
  return pairsIn(one, other)
    .filter(([element]) => element.matches(focusable))
    .flatMap(([element, twin]) => {
      const twinLooks = focusedLooks(twin, other);
      return focusedLooks(element, one).flatMap((look, up) =>
        between(look, twinLooks[up] ?? new Map()).map(
          (found) => `${nameOf(twin)}, focused, ${up} up: ${found}`,
        ),
      );
    });
}
