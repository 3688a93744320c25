import { FieldRow } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { quotaMegabytesMax } from "../../../tokens/constants.ts";
import { SettingsForm } from "./SettingsForm.tsx";
import type { SettingsSectionProps } from "./site-setting.ts";
import { useSettingField } from "./useSettingField.ts";

const quotas = ["quotaStories", "quotaVersions", "quotaPlays", "quotaPictures"] as const;

/** What one account may store. */
export function RoomSection(props: SettingsSectionProps) {
  const { settings } = props;
  const t = useMessages(adminMessages);
  const fieldOf = useSettingField(settings);
  return (
    <SettingsForm
      {...props}
      title={t("settings.room")}
      note={t("settings.roomNote")}
      names={quotas}
      changeIn={(sent) =>
        Object.fromEntries(quotas.map((name) => [name, Number(textIn(sent, name))]))
      }
    >
      <FieldRow>
        {quotas.map((name) => {
          const { isFixed, hint } = fieldOf(name);
          return (
            <TextField
              key={name}
              name={name}
              required
              inputMode="numeric"
              label={t(`settings.${name}`)}
              hint={hint}
              readOnly={isFixed}
              suffix={t("settings.megabytes")}
              maxLength={String(quotaMegabytesMax).length}
              defaultValue={String(settings[name])}
              validate={(text) =>
                /^[1-9]\d*$/.test(text.trim()) ? undefined : t("settings.roomFault")
              }
            />
          );
        })}
      </FieldRow>
    </SettingsForm>
  );
}
