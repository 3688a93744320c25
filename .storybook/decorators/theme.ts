import type { Decorator } from "@storybook/react-vite";
import { applyTheme } from "../../packages/ui/src/tokens/theme.ts";
import type { ThemeChoice } from "../../packages/ui/src/tokens/theme.ts";
import { isTest } from "../testing/is-test.ts";

if (isTest) document.documentElement.dataset["still"] = "";

/** One theme for a story, set before it renders, so that nothing renders twice. */
export const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals["theme"] as ThemeChoice);
  return Story();
};
