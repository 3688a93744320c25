import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { EditIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { budgetDollarsMax, budgetTurnsMax } from "../../../../tokens/constants.ts";
import { dollarsIn } from "../amounts.ts";
import type { Act } from "../model-settings.ts";
import type { ModelBudget } from "../model-usage.ts";
import * as shared from "../styles.ts";
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
  const [isOpen, setOpen] = useState(false);
  const [money, setMoney] = useState("");
  const [count, setCount] = useState("");
  const [checked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
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

  async function send(): Promise<void> {
    setChecked(true);
    if (isSending || newDollars === undefined || newTurns === undefined) return;
    setSending(true);
    const refused = await onBudget({ scope, dollars: newDollars, turns: newTurns });
    setSending(false);
    setFailure(refused);
    if (refused === undefined) setOpen(false);
  }

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={EditIcon}
        aria-label={`${t("models.budgetOf", { name })}: ${words}`}
        onClick={() => {
          setMoney(written(dollars));
          setCount(written(turns));
          setChecked(false);
          setFailure(undefined);
          setOpen(true);
        }}
      >
        {words}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("models.budgetTitle", { name })}
        description={t("models.budgetHow")}
        actions={
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {t("models.budgetKeep")}
          </Button>
        }
      >
        <div css={shared.rows}>
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
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        </div>
      </Dialog>
    </>
  );
}
