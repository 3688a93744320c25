import { useState } from "react";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { budgetDollarsMax, budgetTurnsMax } from "../../../../tokens/constants.ts";
import { dollarsIn } from "../amounts.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import type { Act } from "../model-settings.ts";
import type { ModelBudget } from "../model-usage.ts";
import { readLimit } from "./read-limit.ts";

interface BudgetChangeProps {
  budget: ModelBudget;
  onBudget: (budget: ModelBudget) => Act;
}

const written = (limit: number | null) => (limit === null ? "" : String(limit));

/** A budget in words; the button opens a dialog to change it. */
export function BudgetChange({ budget, onBudget }: BudgetChangeProps) {
  const { scope, dollars, turns } = budget;
  const t = useMessages(adminMessages);
  const { locale, number } = useFormats();
  const [money, setMoney] = useState("");
  const [count, setCount] = useState("");
  const [checked, setChecked] = useState(false);
  const newDollars = readLimit(money, { max: budgetDollarsMax, isWhole: false });
  const newTurns = readLimit(count, { max: budgetTurnsMax, isWhole: true });
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
        setChecked(false);
      }}
      saveLabel={t("models.budgetKeep")}
      onSave={() => {
        setChecked(true);
        if (newDollars === undefined || newTurns === undefined) return null;
        return onBudget({ scope, dollars: newDollars, turns: newTurns });
      }}
    >
      <TextField
        label={t("models.budgetDollarsLabel")}
        hint={t("models.budgetDollarsHint")}
        inputMode="decimal"
        autoComplete="off"
        value={money}
        error={
          checked && newDollars === undefined
            ? t("models.budgetDollarsFault", { max: number(budgetDollarsMax) })
            : undefined
        }
        onChange={(event) => setMoney(event.currentTarget.value)}
      />
      <TextField
        label={t("models.budgetTurnsLabel")}
        hint={t("models.budgetTurnsHint")}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        error={
          checked && newTurns === undefined
            ? t("models.budgetTurnsFault", { max: number(budgetTurnsMax) })
            : undefined
        }
        onChange={(event) => setCount(event.currentTarget.value)}
      />
    </ChangeDialog>
  );
}
