import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { Textarea } from "../../../primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { siteAddressLength, socialLinksMax } from "../../../tokens/constants.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import type { SettingsSectionProps } from "./site-setting.ts";
import { socialLinksIn, socialText } from "./social-lines.ts";
import { useSettingField } from "./useSettingField.ts";

const addresses = ["guideUrl", "chatUrl", "waitlistUrl", "contact"] as const;

/** Links from the site to elsewhere; those that are empty are not shown. */
export function LinksSection(props: SettingsSectionProps) {
  const { settings } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const fieldOf = useSettingField(settings);
  const social = fieldOf("social", t("settings.socialHint"));
  const addressIn = (sent: FormData, name: string) => textIn(sent, name).trim() || null;
  return (
    <SettingsForm
      {...props}
      title={t("settings.links")}
      note={t("settings.linksNote")}
      names={[...addresses, "social"]}
      changeIn={(sent) => ({
        ...Object.fromEntries(addresses.map((name) => [name, addressIn(sent, name)])),
        social: socialLinksIn(textIn(sent, "social")) ?? [],
      })}
    >
      {addresses.map((name) => {
        const { isFixed, hint } = fieldOf(name, t(`settings.${name}Hint`));
        return (
          <TextField
            key={name}
            name={name}
            type="url"
            optional={!isFixed}
            label={t(`settings.${name}`)}
            hint={hint}
            readOnly={isFixed}
            maxLength={siteAddressLength}
            defaultValue={settings[name] ?? ""}
            rules={{
              pattern: name === "contact" ? /^(?:https:\/\/|mailto:)\S+$/ : /^https:\/\/\S+$/,
            }}
          >
            <FieldError>
              {t(name === "contact" ? "settings.contactFault" : "settings.addressFault")}
            </FieldError>
          </TextField>
        );
      })}
      <Textarea
        name="social"
        optional={!social.isFixed}
        label={t("settings.social")}
        hint={social.hint}
        readOnly={social.isFixed}
        size="line"
        dir="ltr"
        maxLength={siteAddressLength * socialLinksMax}
        defaultValue={socialText(settings.social)}
        validate={(text) => {
          const links = socialLinksIn(text);
          return links !== undefined && links.length <= socialLinksMax
            ? undefined
            : t("settings.socialFault", { most: number(socialLinksMax) });
        }}
      />
    </SettingsForm>
  );
}
