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

/** The colours and the face of the page, as a canvas takes them. */
export type MapColors = Readonly<Record<(typeof used)[number] | "face", string>>;

export function mapColorsOf(element: HTMLElement): MapColors {
  const style = getComputedStyle(element);
  const colors = used.map((name) => [name, style.getPropertyValue(`--k-${name}`).trim()]);
  return { ...Object.fromEntries(colors), face: style.fontFamily } as MapColors;
}

/** Calls when the page's theme may have changed. */
export function watchColors(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const systems = ["(prefers-color-scheme: light)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  for (const system of systems) system.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const system of systems) system.removeEventListener("change", changed);
  };
}
