import type { Decorator } from "@storybook/react-vite";
import { applyGlobals, languageOf } from "../toolbar/apply.ts";
import { readGlobals } from "../toolbar/globals.ts";
import { isTest } from "../testing/is-test.ts";

if (isTest) document.documentElement.dataset["still"] = "";

/** The page as the toolbar has it, set before a story renders, so that nothing renders twice. */
export const withPage: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== "docs") {
    applyGlobals(globals);
    return Story();
  }
  // A documentation page shows many stories: what one of them asks for is its own.
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
