import type { Locator } from "@playwright/test";
import { type Page, expect } from "./test.ts";

type Key = "Tab" | "Shift+Tab" | "ArrowDown";

/** Presses a key until an element has the focus, and checks that the focus can be seen. */
export async function moveFocusTo(page: Page, target: Locator, key: Key = "Tab"): Promise<void> {
  const mostPresses = 80;
  // One query, because the field may be replaced by another that takes over the focus.
  const isFocused = async () => (await target.and(page.locator(":focus")).count()) > 0;
  await expect(target).toBeAttached();
  for (let press = 0; !(await isFocused()); press += 1) {
    if (press === mostPresses)
      throw new Error(`It cannot be reached in ${mostPresses} presses of ${key}`);
    await page.keyboard.press(key);
  }
  await expectFocusVisible(target);
}

export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await moveFocusTo(page, target);
  await page.keyboard.press(key);
}

/** Checks that the focused element has a focus ring, is in the window, and is not covered. */
export async function expectFocusVisible(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(() => target.evaluate(hiddenBy), { message: "what hides the focused element" })
    .toBe("");
}

function hiddenBy(focused: Element): string {
  // The visible part of a switch or a radio is around or beside its input.
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
  if (!isMarked) return "it has no focus ring";
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const around = focused.closest("label") ?? focused.parentElement;
  const isOwn = over !== null && (focused.contains(over) || around?.contains(over));
  return isOwn ? "" : (over?.outerHTML.slice(0, 160) ?? "the edge of the window");
}
