import { checkAccent, hexOf } from "../../../tokens/accent.ts";
import type { Accent } from "../../../tokens/accent.ts";
import { tellDeveloper } from "../../../tokens/development/tell-developer.ts";

const told = new Set<string>();

/**
 * Logs one warning for each accent that is hard to read; only colours written as `#rrggbb` are
 * checked.
 */
export function warnOfAccent(accent: Accent): void {
  const given = typeof accent === "string" ? [accent] : [accent.dark, accent.light];
  const key = given.join(" and ");
  if (told.has(key) || given.some((color) => hexOf(color) === undefined)) return;
  told.add(key);
  const faults = checkAccent(accent);
  if (faults.length === 0) return;
  const pairs = faults.map(
    ({ theme, text, on, contrast, least }) =>
      `${theme}: ${text} on ${on} ${contrast.toFixed(1)} (least ${String(least)})`,
  );
  const nearest = new Map(faults.map((fault) => [fault.theme, fault.nearest]));
  const cures = [...nearest].map(([theme, color]) => `${theme} ${color}`);
  tellDeveloper(
    `the accent ${key} is hard to read. ${pairs.join(", ")}. The nearest that passes: ${cures.join(", ")}.`,
  );
}
