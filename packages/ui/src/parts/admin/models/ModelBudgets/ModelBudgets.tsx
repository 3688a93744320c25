import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { dollarsIn } from "../amounts.ts";
import type { Act } from "../model-settings.ts";
import type { ModelBudget, ModelUsage } from "../model-usage.ts";
import * as shared from "../styles.ts";
import { BudgetChange } from "./BudgetChange.tsx";

export interface ModelBudgetsProps {
  usage: ModelUsage;
  /** Sets a budget; resolves to why it was refused. */
  onBudget: (budget: ModelBudget) => Act;
}

/** What storytellers of providers may cost a day, before Katha itself tells on for no coins. */
export function ModelBudgets({ usage, onBudget }: ModelBudgetsProps) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const { turns, dollars } = usage.spentToday;
  return (
    <Section css={shared.section} title={t("models.budgets")}>
      <p css={shared.soft}>{t("models.budgetsNote")}</p>
      <ul css={shared.sheet}>
        {usage.budgets.map((budget) => (
          <li key={budget.scope} css={shared.row}>
            <div css={shared.head}>
              <div css={shared.stack}>
                <span css={shared.name}>{t(`models.budget.${budget.scope}`)}</span>
                {budget.scope === "site" && (
                  <span css={shared.soft}>
                    {[
                      t("models.budgetToday", { count: turns, amount: number(turns) }),
                      dollarsIn(locale, dollars),
                    ].join(" · ")}
                  </span>
                )}
              </div>
              <BudgetChange budget={budget} onBudget={onBudget} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
