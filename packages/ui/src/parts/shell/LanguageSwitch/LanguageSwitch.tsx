import { useId } from "react";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { preferenceMessages } from "../../../messages/site/preferences.ts";
import { choice, group, named, radio } from "./styles.ts";

export interface LanguageChoice {
  /** As in `lang`: "en", "hi", "ur". */
  locale: string;
  /** The language's name for itself, for those who read no other. */
  name: string;
}

export interface LanguageSwitchProps extends ElementProps<"fieldset"> {
  /** The languages in which the interface is available. */
  languages: readonly LanguageChoice[];
  /** Called with the chosen locale; the parent passes it to the message provider. */
  onValueChange: (locale: string) => void;
}

/** Selects the language of the interface; stories keep their own. */
export function LanguageSwitch({ languages, onValueChange, ...root }: LanguageSwitchProps) {
  const t = useMessages(preferenceMessages);
  const { locale: spoken } = useFormats();
  const field = useId();
  return (
    <fieldset css={group} {...root}>
      <legend>
        <VisuallyHidden>{t("language.label")}</VisuallyHidden>
      </legend>
      {languages.map(({ locale, name }) => (
        <label key={locale} css={[choice, named]} lang={locale}>
          <input
            css={radio}
            type="radio"
            name={field}
            value={locale}
            checked={locale === spoken}
            onChange={() => onValueChange(locale)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
