import { useId, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { EditIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { adminReasonLength, coinsCorrectedMax } from "../../../tokens/constants.ts";
import * as styles from "./styles.ts";

/** Coins that an administrator adds or takes. */
export interface CoinCorrectionMade {
  /** Positive to add, negative to take. */
  amount: number;
  /** The reason as the user reads it. */
  reason: string;
}

interface CoinCorrectionProps {
  user: { displayName: string; coins: number };
  loading: boolean;
  onCorrect: (correction: CoinCorrectionMade) => void;
}

const coinCount = { pattern: /^\d{1,6}$/, min: 1, max: coinsCorrectedMax };
const acts = ["add", "take"] as const;
type Act = (typeof acts)[number];

const draftOf = (coins: number) => ({ of: coins, act: "add" as Act, count: "", reason: "" });

/** A user's coins; the button opens a dialog to add or take some. */
export function CoinCorrection({ user, loading, onCorrect }: CoinCorrectionProps) {
  const { displayName: name, coins } = user;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(coins));
  const form = useId();
  const count = /^\s*\d{1,6}\s*$/.test(draft.count) ? Number(draft.count) : 0;
  const amount = draft.act === "add" ? count : 0 - count;
  const isNumber = count >= 1 && count <= coinsCorrectedMax;
  const close = () => setOpen(false);

  const send = () => {
    close();
    onCorrect({ amount, reason: draft.reason.trim() });
  };

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={EditIcon}
        css={[styles.shown, alignText.both]}
        aria-disabled={loading}
        aria-label={`${t("users.coinsOf", { name })}: ${number(coins)}`}
        onClick={() => {
          if (loading) return;
          // What was typed is kept until the coins have changed.
          if (draft.of !== coins) setDraft(draftOf(coins));
          setOpen(true);
        }}
      >
        {number(coins)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        size="medium"
        title={t("users.coinsTitle", { name })}
        description={t("users.coinsNote")}
        actions={
          <>
            <Button onClick={close}>{t("users.askCancel")}</Button>
            <Button variant="primary" type="submit" form={form}>
              {t("users.coinsDo")}
            </Button>
          </>
        }
      >
        <Form id={form} onSubmit={send}>
          <Select
            label={t("users.coinsAct")}
            value={draft.act}
            options={acts.map((value) => ({
              value,
              label: t(value === "add" ? "users.coinsAdd" : "users.coinsTake"),
            }))}
            onValueChange={(act) => setDraft({ ...draft, act })}
          />
          <TextField
            label={t("users.coinsCount")}
            hint={
              isNumber && coins + amount >= 0
                ? t("users.coinsThen", { amount: number(coins), after: number(coins + amount) })
                : t("users.coinsNow", { amount: number(coins) })
            }
            required
            inputMode="numeric"
            autoComplete="off"
            value={draft.count}
            rules={coinCount}
            validate={() =>
              coins + amount < 0 ? t("users.coinsTooFew", { amount: number(coins) }) : undefined
            }
            onChange={(event) => setDraft({ ...draft, count: event.currentTarget.value })}
          >
            <FieldError>{t("users.coinsFault", { max: number(coinsCorrectedMax) })}</FieldError>
          </TextField>
          <TextField
            label={t("users.coinsReason")}
            hint={t("users.coinsReasonHint")}
            required
            dir="auto"
            maxLength={adminReasonLength}
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
          >
            <FieldError match="valueMissing">{t("users.reasonRequired")}</FieldError>
          </TextField>
        </Form>
      </Dialog>
    </>
  );
}
