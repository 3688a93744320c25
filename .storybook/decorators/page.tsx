import type { Decorator } from "@storybook/react-vite";
import { applyGlobals, languageOf } from "../toolbar/apply.ts";
import { readGlobals } from "../toolbar/globals.ts";
import { isTest } from "../testing/is-test.ts";

if (isTest) document.documentElement.dataset["still"] = "";

/** Applies the toolbar to the page before a story renders, so that nothing renders twice. */
export const withPage: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== "docs") {
    applyGlobals(globals);
    return Story();
  }
  // A docs page shows many stories, so the settings of one must not affect the others.
  const { theme, locale, direction } = readGlobals(globals);
  return (
    <div
      lang={languageOf(locale)}
      dir={direction}
      data-theme={theme}
      style={{ color: "var(--k-ink)" }}
    >
      <Story />
    </div>
  );
};
