import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { EditIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { modelPriceMax } from "../../../../tokens/constants.ts";
import type { ServedModel } from "../model-settings.ts";
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
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState("");
  const [checked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const price = /^\s*\d{1,6}\s*$/.test(written) ? Number(written) : Number.NaN;
  const isPrice = price <= modelPriceMax;
  const words = t(`models.price.${kind}`, { count: coins, amount: number(coins) });

  async function send(amount: number | null): Promise<void> {
    if (isSending) return;
    setSending(true);
    const refused = await onPrice(served, amount);
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
        aria-label={`${t("models.priceOf", { name })}: ${words}`}
        onClick={() => {
          setWritten(String(coins));
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
        title={t("models.priceTitle", { name })}
        description={t("models.priceNote")}
        actions={
          <>
            {coins !== usualCoins && (
              <Button onClick={() => void send(null)}>{t("models.priceUsual")}</Button>
            )}
            <Button
              variant="primary"
              loading={isSending}
              onClick={() => {
                setChecked(true);
                if (isPrice) void send(price);
              }}
            >
              {t("models.priceKeep")}
            </Button>
          </>
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
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      </Dialog>
    </>
  );
}
