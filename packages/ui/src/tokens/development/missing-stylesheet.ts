import { tellDeveloper } from "./tell-developer.ts";

const patience = 1_000;

/** Says once, in development, that the page has components and no tokens. A stylesheet may come later than the script. */
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
