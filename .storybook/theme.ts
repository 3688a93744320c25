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
  parameters: {
    a11y?: {
      test?: string;
      config?: axe.Spec;
      options?: axe.RunOptions;
      /** Where there is too much for axe: what it need not look at. */
      context?: { exclude: string[] };
    };
  };
}

/** The a11y panel shows one theme to whoever looks; a test fails on what axe finds in either. */
export async function failOnEitherTheme({ globals, parameters }: Finished): Promise<void> {
  if (!isTest || parameters.a11y?.test !== "error") return;
  const own = globals["theme"] as ThemeChoice;
  const context = {
    include: document.body,
    exclude: [".sb-wrapper", ...(parameters.a11y.context?.exclude ?? [])],
  };
  await popupsGone();
  for (const [at, theme] of themes.entries()) {
    applyTheme(theme);
    const options = { ...thrifty, ...parameters.a11y.options, ...(at > 0 && colourAlone) };
    const { violations } = await axe.run(context, options);
    applyTheme(own);
    if (violations.length > 0) throw new Error(`axe, ${theme} theme:\n${describe(violations)}`);
  }
}

/** A popup that closes keeps its focus guards until it has gone. */
async function popupsGone(): Promise<void> {
  for (let frame = 0; frame < 60 && document.querySelector("[data-ending-style]"); frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Only what is wrong is told, and nothing is fetched for it. */
const thrifty: axe.RunOptions = {
  rules: { region: { enabled: false } },
  resultTypes: ["violations"],
  selectors: false,
  preload: false,
};

/** A theme changes the colours of a page and not one element of it: what is told by elements stays told. */
const colourAlone: axe.RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

function describe(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
    .join("\n\n");
}
