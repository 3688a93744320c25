import type { ModelBudget, ModelUsage } from "@katha/api/shapes";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { budgetDollarsMax, budgetTurnsMax } from "../../../../tokens/constants.ts";
import { dollarsIn } from "../amounts.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import type { Act } from "../model-settings.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as shared from "../styles.ts";

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

const dollarLimit = { pattern: /^\d{1,6}(?:\.\d{1,6})?$/, max: budgetDollarsMax };
const turnLimit = { pattern: /^\d{1,7}$/, max: budgetTurnsMax };

/** Empty is no limit. */
const limitIn = (text: string) => (text.trim() === "" ? null : Number(text));

/** A budget in words; the button opens a dialog to change it. */
function BudgetChange(props: Pick<ModelBudgetsProps, "onBudgetChange"> & { budget: ModelBudget }) {
  const { scope, dollars, turns } = props.budget;
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const name = t(`models.budget.${scope}`);
  const limits = [
    ...(dollars === null
      ? []
      : [t("models.budgetDollars", { amount: dollarsIn(locale, dollars) })]),
    ...(turns === null ? [] : [t("models.budgetTurns", { count: turns, amount: number(turns) })]),
  ];
  const words = limits.length === 0 ? t("models.budgetNone") : limits.join(" · ");

  return (
    <ChangeDialog
      label={t("models.budgetOf", { name })}
      words={words}
      title={t("models.budgetTitle", { name })}
      description={t("models.budgetHow")}
      saveLabel={t("models.budgetKeep")}
      onSave={(sent) => {
        const [money, count] = [textIn(sent, "dollars"), textIn(sent, "turns")];
        return props.onBudgetChange({ scope, dollars: limitIn(money), turns: limitIn(count) });
      }}
    >
      <TextField
        name="dollars"
        label={t("models.budgetDollarsLabel")}
        hint={t("models.budgetDollarsHint")}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={dollars ?? ""}
        rules={dollarLimit}
      >
        <FieldError>{t("models.budgetDollarsFault", { max: number(budgetDollarsMax) })}</FieldError>
      </TextField>
      <TextField
        name="turns"
        label={t("models.budgetTurnsLabel")}
        hint={t("models.budgetTurnsHint")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={turns ?? ""}
        rules={turnLimit}
      >
        <FieldError>{t("models.budgetTurnsFault", { max: number(budgetTurnsMax) })}</FieldError>
      </TextField>
    </ChangeDialog>
  );
}
