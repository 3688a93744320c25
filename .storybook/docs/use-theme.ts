import { useSyncExternalStore } from "react";
import type { Theme, ThemeChoice } from "../../packages/ui/src/tokens/theme.ts";

const light = window.matchMedia("(prefers-color-scheme: light)");

/** The theme that a choice resolves to. */
export function useTheme(choice: ThemeChoice): Theme {
  const system = useSyncExternalStore(
    (changed) => {
      light.addEventListener("change", changed);
      return () => light.removeEventListener("change", changed);
    },
    () => (light.matches ? "light" : "dark"),
  );
  return choice === "system" ? system : choice;
}
