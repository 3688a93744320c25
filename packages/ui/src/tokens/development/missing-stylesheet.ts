import { tellDeveloper } from "./tell-developer.ts";

const patience = 1_000;

/** Warns once, in development, if a page has components but no tokens. Waits, since a stylesheet may load after the script. */
export function tellOfMissingStylesheet(): void {
  if (typeof window === "undefined") return;
  const look = () => {
    const ink = getComputedStyle(document.documentElement).getPropertyValue("--k-ink");
    if (ink.trim() !== "") return;
    tellDeveloper(
      'the page has no stylesheet of ours. Import "@katha/ui/katha.css" once, or link it.',
    );
  };
  const wait = () => void setTimeout(look, patience);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
