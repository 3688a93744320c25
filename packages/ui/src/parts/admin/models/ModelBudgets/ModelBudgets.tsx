import type { ModelBudget, ModelUsage } from "@katha/api/shapes";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { dollarsIn } from "../amounts.ts";
import type { Act } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";
import { BudgetChange } from "./BudgetChange.tsx";

/** Other props are passed to the section. */
export interface ModelBudgetsProps extends ElementProps<"section", "title"> {
  /** The budgets, and what was spent of them today. */
  usage: Pick<ModelUsage, "budgets" | "spentToday">;
  /** Sets a budget; resolves to why it was refused. */
  onBudgetChange: (budget: ModelBudget) => Act;
}

/** What storytellers of providers may cost a day, before Katha itself tells on for no coins. */
export function ModelBudgets({ usage, onBudgetChange, ...root }: ModelBudgetsProps) {
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const { turns, dollars } = usage.spentToday;
  return (
    <Section css={shared.section} title={t("models.budgets")} {...root}>
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
              <BudgetChange budget={budget} onBudgetChange={onBudgetChange} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
