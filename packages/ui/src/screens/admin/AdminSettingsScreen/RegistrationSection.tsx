import { SmallText } from "../../../primitives/content/SmallText/SmallText.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { siteDomainsLength, siteDomainsMax } from "../../../tokens/constants.ts";
import { ChoiceSection } from "./ChoiceSection.tsx";
import { fixedBy } from "./site-setting.ts";
import type { SettingsSectionProps } from "./site-setting.ts";

const rules = ["open", "invitation", "domains", "closed"] as const;
const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** "@School.example, club.example" are two. */
const domainsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((part) => part.replace(/^@/, ""))
    .filter((part) => part !== "");

/** Who may make an account. */
export function RegistrationSection(props: SettingsSectionProps) {
  const { registration, passwords } = props.settings;
  const t = useMessages(adminMessages);
  const isFixed = fixedBy(props.settings, "registration") !== undefined;
  const written = registration.domains.join(", ");
  return (
    <ChoiceSection
      {...props}
      name="registration"
      title={t("settings.registration")}
      question={t("settings.whoRegisters")}
      options={rules.map((value) => ({
        value,
        label: t(`settings.rule.${value}`),
        note: t(`settings.ruleNote.${value}`),
      }))}
      current={registration.rule}
      changeOf={(rule, sent) => ({
        registration: {
          rule,
          domains: rule === "domains" ? domainsIn(textIn(sent, "domains")) : [],
        },
      })}
    >
      {(rule) => (
        <>
          {rule === "domains" && (
            <TextField
              name="domains"
              label={t("settings.domains")}
              hint={isFixed ? undefined : t("settings.domainsHint")}
              required
              readOnly={isFixed}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={siteDomainsLength}
              defaultValue={written}
              validate={(text) => {
                const domains = domainsIn(text);
                const isRight = domains.every((domain) => domainShape.test(domain));
                return isRight && domains.length <= siteDomainsMax
                  ? undefined
                  : t("settings.domainsFault");
              }}
            />
          )}
          <SmallText>{t(passwords ? "settings.passwordsOn" : "settings.passwordsOff")}</SmallText>
        </>
      )}
    </ChoiceSection>
  );
}
