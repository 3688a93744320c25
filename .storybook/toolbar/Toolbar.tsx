/** @jsxRuntime classic */
import * as React from "react";
import { Select, ToggleButton } from "storybook/internal/components";
import { useGlobals } from "storybook/manager-api";
import { languages, readGlobals } from "./globals.ts";
import type { ToolbarGlobals } from "./globals.ts";
import { nextWidth, widthOf, widths } from "./widths.ts";

const themes: readonly { value: ToolbarGlobals["theme"]; title: string }[] = [
  { value: "dark", title: "Dark" },
  { value: "light", title: "Light" },
  { value: "system", title: "System" },
];

/** The settings that designers change most, one click away. A story that sets one of them keeps its own. */
export function Toolbar() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const chosen = readGlobals(globals);
  const width = widthOf(globals);
  const toggle = (label: string, title: string, pressed: boolean, name: string, next: unknown) => (
    <ToggleButton
      key={label}
      size="small"
      padding="small"
      variant="ghost"
      ariaLabel={title}
      pressed={pressed}
      disabled={name in storyGlobals}
      onClick={() => updateGlobals({ [name]: next })}
    >
      {label}
    </ToggleButton>
  );
  const less = chosen.motion === "reduced";
  const more = chosen.contrast === "more";
  const mirrored = chosen.direction === "rtl";
  return (
    <>
      {themes.map(({ value, title }) =>
        toggle(title, `Theme: ${title}`, chosen.theme === value, "theme", value),
      )}
      {widths.map(({ name, pixels }) =>
        toggle(
          String(pixels),
          `Width: ${name}, ${pixels} px`,
          width === name,
          "viewport",
          nextWidth(width, name),
        ),
      )}
      <Select
        size="small"
        padding="small"
        ariaLabel="Language"
        disabled={"locale" in storyGlobals}
        defaultOptions={chosen.locale}
        options={languages.map(({ value, title }) => ({ value, title }))}
        onSelect={(locale) => {
          const language = languages.find(({ value }) => value === locale);
          if (language) updateGlobals({ locale, direction: language.direction });
        }}
      />
      {toggle("RTL", "From right to left", mirrored, "direction", mirrored ? "ltr" : "rtl")}
      {toggle("Less motion", "Reduced motion", less, "motion", less ? "system" : "reduced")}
      {toggle("Contrast", "More contrast", more, "contrast", more ? "system" : "more")}
    </>
  );
}
