import type axe from "axe-core";
import { applyTheme, themes } from "../../packages/ui/src/tokens/theme.ts";
import type { ThemeChoice } from "../../packages/ui/src/tokens/theme.ts";
import { isTest } from "./is-test.ts";
import { type PageParameters, skipLink } from "./pages.ts";

interface Finished {
  title: string;
  name: string;
  globals: Record<string, unknown>;
  parameters: {
    /** In a part without a `Default`, whose stories stand for its colours. */
    inBothThemes?: boolean;
    a11y?: {
      test?: string;
      config?: axe.Spec;
      options?: axe.RunOptions;
      /** Selectors for axe to skip, for stories that are too large for it. */
      context?: { exclude: string[] };
    };
  } & PageParameters;
}

/** Fails a test on any axe violation; the a11y panel only shows the current theme's. */
export async function failOnAxe({ title, name, globals, parameters }: Finished): Promise<void> {
  if (!isTest || parameters.a11y?.test !== "error") return;
  const own = globals["theme"] as ThemeChoice;
  const { isWholePage = false, isUntitled = false } = parameters;
  const context = {
    include: isWholePage ? document.documentElement : document.body,
    exclude: [
      ".sb-wrapper",
      ...(isWholePage ? [skipLink] : []),
      ...(parameters.a11y.context?.exclude ?? []),
    ],
  };
  // Loaded on demand, because only tests need it.
  const { default: checker } = await import("axe-core");
  await popupsGone();
  const isForColours =
    /^(Foundations|Primitives)\//.test(title) ||
    (title.startsWith("Parts/") && (name === "Default" || parameters.inBothThemes));
  for (const [at, theme] of themes.slice(0, isForColours ? 2 : 1).entries()) {
    applyTheme(theme);
    const options = {
      ...violationsOnly,
      rules: {
        region: { enabled: isWholePage },
        "page-has-heading-one": { enabled: !isUntitled },
      },
      ...parameters.a11y.options,
      ...(at > 0 && colourRules),
    };
    const violations = await atRest(async () => (await checker.run(context, options)).violations);
    applyTheme(own);
    if (violations.length > 0) throw new Error(`axe, ${theme} theme:\n${describe(violations)}`);
  }
}

/** Waits for closing popups, which keep their focus guards until they are removed. */
async function popupsGone(): Promise<void> {
  for (let frame = 0; frame < 60 && document.querySelector("[data-ending-style]"); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What was found while the page changed, for example because it fetched again, is looked for once more. */
async function atRest(look: () => Promise<axe.Result[]>): Promise<axe.Result[]> {
  const before = document.body.innerHTML;
  const found = await look();
  return found.length === 0 || document.body.innerHTML === before ? found : look();
}

/** Reports violations only, and does not fetch stylesheets again. */
const violationsOnly: axe.RunOptions = {
  resultTypes: ["violations"],
  selectors: false,
  preload: false,
};

/**
 * A theme changes only colours, so the other rules do not need to run again; and what is drawn in which colour is the same
 * in all stories of a part, so one stands for them.
 */
const colourRules: axe.RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

function describe(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
    .join("\n\n");
}
