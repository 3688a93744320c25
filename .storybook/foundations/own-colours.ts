import { expect } from "storybook/test";

/** The value of a system colour in the reader's scheme. */
export function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

/** Expects a border on all sides that contrasts with the background. */
export async function expectBorder(element: Element): Promise<void> {
  const { borderTopWidth, borderTopStyle, borderTopColor } = styleOf(element);
  await expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
  await expect(borderTopStyle).toBe("solid");
  await expect(borderTopColor).not.toBe(systemColour("Canvas"));
}

export async function expectFocusRing(element: Element): Promise<void> {
  const { outlineStyle, outlineWidth, outlineColor } = styleOf(element);
  await expect(outlineStyle).toBe("solid");
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  await expect(outlineColor).not.toBe(systemColour("Canvas"));
}
