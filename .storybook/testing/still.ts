import { isTest } from "./is-test.ts";

const { dataset } = document.documentElement;

/** Nothing moves while a play function runs: what it presses and looks for is there at once. */
export function standStill({ viewMode }: { viewMode: string }): void {
  if (viewMode === "story") dataset["still"] = "";
}

/** Whoever looks at a story sees it move once its play function is over. */
export function moveAgain(): void {
  if (!isTest) delete dataset["still"];
}
