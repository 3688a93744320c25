import type { ColorName } from "../../../../../tokens/color.ts";

const used = [
  "surface",
  "raised",
  "line",
  "edge",
  "ink",
  "ink-soft",
  "lamp",
  "peacock",
  "madder",
  "haldi",
  "leaf",
] as const satisfies readonly ColorName[];

/** The page's colours and typeface, for a canvas. */
export type MapColors = Readonly<Record<(typeof used)[number] | "face", string>>;

/**
 * A variable may contain the colours of both themes; only an element's property resolves to the
 * current one.
 */
export function mapColorsOf(element: HTMLElement): MapColors {
  const probe = document.createElement("i");
  (element.parentElement ?? element).append(probe);
  const style = getComputedStyle(probe);
  const colors = used.map((name) => {
    probe.style.color = `var(--k-${name})`;
    return [name, style.color];
  });
  const face = style.fontFamily;
  probe.remove();
  return { ...Object.fromEntries(colors), face } as MapColors;
}

/** Calls back when the theme of the page, or of a part of it, may have changed. */
export function watchColors(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ["data-theme"] });
  const systems = ["(prefers-color-scheme: light)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  for (const system of systems) system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const system of systems) system.removeEventListener("change", changed);
  };
}
