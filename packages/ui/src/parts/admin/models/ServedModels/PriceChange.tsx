import { useState } from "react";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { modelPriceMax } from "../../../../tokens/constants.ts";
import type { ServedModel } from "../model-settings.ts";
import { ChangeDialog } from "../ChangeDialog.tsx";
import type { ServedActs } from "./served-acts.ts";

interface PriceChangeProps {
  served: ServedModel;
  onPrice: ServedActs["onPrice"];
}

/** A name's price in coins; the button opens a dialog to change it. */
export function PriceChange({ served, onPrice }: PriceChangeProps) {
  const { displayName: name, kind, coins, usualCoins } = served;
  const t = useMessages(adminMessages);
  const { number } = useFormats();
  const [written, setWritten] = useState("");
  const [checked, setChecked] = useState(false);
  const price = /^\s*\d{1,6}\s*$/.test(written) ? Number(written) : Number.NaN;
  const isPrice = price <= modelPriceMax;
  const words = t(`models.price.${kind}`, { count: coins, amount: number(coins) });

  return (
    <ChangeDialog
      label={t("models.priceOf", { name })}
      words={words}
      title={t("models.priceTitle", { name })}
      description={t("models.priceNote")}
      onOpen={() => {
        setWritten(String(coins));
        setChecked(false);
      }}
      saveLabel={t("models.priceKeep")}
      onSave={() => {
        setChecked(true);
        return isPrice ? onPrice(served, price) : null;
      }}
      other={
        coins !== usualCoins && {
          label: t("models.priceUsual"),
          onPress: () => onPrice(served, null),
        }
      }
    >
      <TextField
        label={t("models.coins")}
        hint={t("models.coinsUsual", { amount: number(usualCoins) })}
        required
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={
          checked && !isPrice ? t("models.coinsFault", { max: number(modelPriceMax) }) : undefined
        }
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
    </ChangeDialog>
  );
}
