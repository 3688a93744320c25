import { useId } from "react";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { MorningIcon, NightIcon, SystemIcon } from "../../../primitives/marks/Icon/icons.ts";
import { themeChoices } from "../../../tokens/theme.ts";
import type { ThemeChoice } from "../../../tokens/theme.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { preferenceMessages } from "../../../messages/site/preferences.ts";
import { choice, group, radio } from "./styles.ts";

const icons = { dark: NightIcon, light: MorningIcon, system: SystemIcon } as const;

export interface ThemeSwitchProps extends ElementProps<"fieldset"> {
  /** The current choice. */
  value: ThemeChoice;
  /** Called with the new choice; the parent applies and stores it. */
  onValueChange: (choice: ThemeChoice) => void;
}

/** Selects the theme: dark, light, or the same as the device. */
export function ThemeSwitch({ value, onValueChange, ...root }: ThemeSwitchProps) {
  const t = useMessages(preferenceMessages);
  const name = useId();
  return (
    <fieldset css={group} aria-label={t("theme.label")} {...root}>
      {themeChoices.map((theme) => (
        <label key={theme} css={choice} title={t(`theme.${theme}`)}>
          <input
            css={radio}
            type="radio"
            name={name}
            value={theme}
            aria-label={t(`theme.${theme}`)}
            checked={theme === value}
            onChange={() => onValueChange(theme)}
          />
          <Icon icon={icons[theme]} size="small" />
        </label>
      ))}
    </fieldset>
  );
}
