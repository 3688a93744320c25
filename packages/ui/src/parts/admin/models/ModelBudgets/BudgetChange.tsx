import type { ModelBudget } from "@katha/api/shapes";
import { useState } from "react";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { budgetDollarsMax, budgetTurnsMax } from "../../../../tokens/constants.ts";
import { dollarsIn } from "../amounts.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import type { Act } from "../model-settings.ts";

interface BudgetChangeProps {
  budget: ModelBudget;
  onBudgetChange: (budget: ModelBudget) => Act;
}

const dollarLimit = { pattern: /^\d{1,6}(?:\.\d{1,6})?$/, max: budgetDollarsMax };
const turnLimit = { pattern: /^\d{1,7}$/, max: budgetTurnsMax };

/** Empty is no limit. */
const limitIn = (text: string) => (text.trim() === "" ? null : Number(text));
const written = (limit: number | null) => (limit === null ? "" : String(limit));

/** A budget in words; the button opens a dialog to change it. */
export function BudgetChange({ budget, onBudgetChange }: BudgetChangeProps) {
  const { scope, dollars, turns } = budget;
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const [money, setMoney] = useState("");
  const [count, setCount] = useState("");
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
      onOpen={() => {
        setMoney(written(dollars));
        setCount(written(turns));
      }}
      saveLabel={t("models.budgetKeep")}
      onSave={() => {
        return onBudgetChange({ scope, dollars: limitIn(money), turns: limitIn(count) });
      }}
    >
      <TextField
        label={t("models.budgetDollarsLabel")}
        hint={t("models.budgetDollarsHint")}
        inputMode="decimal"
        autoComplete="off"
        value={money}
        rules={dollarLimit}
        onChange={(event) => setMoney(event.currentTarget.value)}
      >
        <FieldError>{t("models.budgetDollarsFault", { max: number(budgetDollarsMax) })}</FieldError>
      </TextField>
      <TextField
        label={t("models.budgetTurnsLabel")}
        hint={t("models.budgetTurnsHint")}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        rules={turnLimit}
        onChange={(event) => setCount(event.currentTarget.value)}
      >
        <FieldError>{t("models.budgetTurnsFault", { max: number(budgetTurnsMax) })}</FieldError>
      </TextField>
    </ChangeDialog>
  );
}
