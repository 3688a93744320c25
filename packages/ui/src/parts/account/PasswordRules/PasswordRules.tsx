import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon, OpenRuleIcon } from "../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { isPassphrase, passwordRules, passwordSigns } from "../rules.ts";
import { list, rule, rules } from "./styles.ts";

export interface PasswordRulesProps extends ElementProps<"div"> {
  /** What has been typed so far. */
  password: string;
}

/** The rules for a new password, checked off while it is typed. */
export function PasswordRules({ password, ...root }: PasswordRulesProps) {
  const t = useMessages(accountMessages);
  const isLong = isPassphrase(password);
  return (
    <div css={rules} {...root}>
      <p>{t("rules.label")}</p>
      <ul css={list}>
        {passwordRules.map(({ rule: name, holds }) => {
          const met = holds(password);
          return (
            <li key={name} css={rule} data-met={met}>
              <Icon icon={met ? CheckIcon : OpenRuleIcon} size="small" />
              <span>
                {name === "special"
                  ? t("rules.special", { signs: passwordSigns })
                  : t(`rules.${name}`)}
                <VisuallyHidden>
                  : {t(met ? "rules.met" : isLong ? "rules.spared" : "rules.missing")}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <p css={rule} data-met={isLong}>
        {isLong && <Icon icon={CheckIcon} size="small" />}
        <span>
          {t("rules.passphrase")}
          {isLong && <VisuallyHidden> {t("rules.met")}</VisuallyHidden>}
        </span>
      </p>
    </div>
  );
}
