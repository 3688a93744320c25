import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon, OpenRuleIcon } from "../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { accountWords } from "../../../words/account/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { passwordRules } from "../rules.ts";
import { list, rule, rules } from "./styles.ts";

export interface PasswordRulesProps {
  password: string;
  /** So that the field can say that these describe it. */
  id?: string;
}

/** What a new password needs, ticked off while it is written. */
export function PasswordRules({ password, id }: PasswordRulesProps) {
  const say = useWords(accountWords);
  return (
    <div css={rules} id={id}>
      <p>{say("rules.label")}</p>
      <ul css={list}>
        {passwordRules.map(({ rule: name, holds }) => {
          const met = holds(password);
          return (
            <li key={name} css={rule} data-met={met}>
              <Icon of={met ? CheckIcon : OpenRuleIcon} size="small" />
              <span>
                {say(`rules.${name}`)}
                <VisuallyHidden>: {say(met ? "rules.met" : "rules.missing")}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
