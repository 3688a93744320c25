import type { ModelSetting } from "@katha/api/shapes";
import { useState } from "react";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { modelPriceMax } from "../../../../tokens/constants.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import type { ServedActs } from "./served-acts.ts";

interface PriceChangeProps {
  served: ModelSetting;
  onPriceChange: ServedActs["onPriceChange"];
}

const price = { pattern: /^\d{1,6}$/, max: modelPriceMax };

/** A name's price in coins; the button opens a dialog to change it. */
export function PriceChange({ served, onPriceChange }: PriceChangeProps) {
  const { displayName: name, kind, creditCost, usualCreditCost } = served;
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const [written, setWritten] = useState("");
  const words = t(`models.price.${kind}`, { count: creditCost, amount: number(creditCost) });

  return (
    <ChangeDialog
      label={t("models.priceOf", { name })}
      words={words}
      title={t("models.priceTitle", { name })}
      description={t("models.priceNote")}
      onOpen={() => setWritten(String(creditCost))}
      saveLabel={t("models.priceKeep")}
      onSave={() => onPriceChange(served, Number(written))}
      other={
        creditCost !== usualCreditCost && {
          label: t("models.priceUsual"),
          onPress: () => onPriceChange(served, null),
        }
      }
    >
      <TextField
        label={t("models.coins")}
        hint={t("models.coinsUsual", { amount: number(usualCreditCost) })}
        required
        inputMode="numeric"
        autoComplete="off"
        value={written}
        rules={price}
        onChange={(event) => setWritten(event.currentTarget.value)}
      >
        <FieldError>{t("models.coinsFault", { max: number(modelPriceMax) })}</FieldError>
      </TextField>
    </ChangeDialog>
  );
}
