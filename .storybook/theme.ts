import type { Decorator } from "@storybook/react-vite";
import axe from "axe-core";
import { applyTheme, themes } from "../packages/ui/src/tokens/theme.ts";
import type { ThemeChoice } from "../packages/ui/src/tokens/theme.ts";
import { isTest } from "./testing.ts";

if (isTest) document.documentElement.dataset["still"] = "";

/** One theme to a story: the page is lit before it renders, and no tree is drawn twice. */
export const lightTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals["theme"] as ThemeChoice);
  return Story();
};

interface Finished {
  globals: Record<string, unknown>;
  parameters: { a11y?: { test?: string; config?: axe.Spec; options?: axe.RunOptions } };
}

/** The a11y panel shows one theme to whoever looks; a test fails on what axe finds in either. */
export async function failOnEitherTheme({ globals, parameters }: Finished): Promise<void> {
  if (!isTest || parameters.a11y?.test !== "error") return;
  const own = globals["theme"] as ThemeChoice;
  for (const theme of themes) {
    applyTheme(theme);
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper"] },
      { rules: { region: { enabled: false } }, ...parameters.a11y.options },
    );
    applyTheme(own);
    if (violations.length > 0) throw new Error(`axe, ${theme} theme:\n${describe(violations)}`);
  }
}

function describe(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
    .join("\n\n");
}
