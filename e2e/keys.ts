import type { Locator } from "@playwright/test";
import { type Page, expect } from "./house.ts";

type Key = "Tab" | "Shift+Tab" | "ArrowDown";

/** Presses a key until the keyboard has come to a place, and looks whether one would see that it has. */
export async function keyTo(page: Page, place: Locator, key: Key = "Tab"): Promise<void> {
  const patience = 80;
  const isThere = () => place.evaluate((one) => one === document.activeElement);
  await expect(place).toBeAttached();
  for (let press = 0; !(await isThere()); press += 1) {
    if (press === patience)
      throw new Error(`It cannot be reached in ${patience} presses of ${key}`);
    await page.keyboard.press(key);
  }
  await expectSeen(place);
}

export async function pressAt(page: Page, place: Locator, key = "Enter"): Promise<void> {
  await keyTo(page, place);
  await page.keyboard.press(key);
}

/** Where the keyboard is can be seen: it is marked, in the window, and nothing lies over it. */
export async function expectSeen(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(() => place.evaluate(whatHides), { message: "what hides where the keyboard is" })
    .toBe("");
}

function whatHides(focused: Element): string {
  // What is seen of a switch or a radio stands around it or beside it.
  const shown = [
    focused,
    focused.nextElementSibling,
    focused.parentElement,
    focused.closest("label"),
  ];
  const isMarked = shown.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  if (!isMarked) return "it has no mark";
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const around = focused.closest("label") ?? focused.parentElement;
  const isOwn = over !== null && (focused.contains(over) || around?.contains(over));
  return isOwn ? "" : (over?.outerHTML.slice(0, 160) ?? "the edge of the window");
}
