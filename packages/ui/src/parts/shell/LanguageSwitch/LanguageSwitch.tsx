import { useId } from "react";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { preferenceMessages } from "../../../messages/site/preferences.ts";
import { choice, group, named, radio } from "./styles.ts";

export interface LanguageChoice {
  /** As in `lang`: "en", "hi", "ur". */
  locale: string;
  /** In the language itself, for those who read only it. */
  name: string;
}

export interface LanguageSwitchProps extends ElementProps<"fieldset"> {
  /** Those that there are messages of. */
  languages: readonly LanguageChoice[];
  /** Called with the locale that was chosen; the parent hands it to the provider of messages. */
  onValueChange: (locale: string) => void;
}

/** The language of the interface; stories keep their own. */
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
