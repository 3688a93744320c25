import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { EditIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Popover } from "../../../primitives/overlays/Popover/Popover.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { asDay, endOfDay, isPast } from "./days.ts";
import * as styles from "./styles.ts";

interface PremiumAccessProps {
  user: { displayName: string; premiumUntil: string | null };
  until: string;
  loading: boolean;
  /** Called with the end of the last day, or null to end it now. */
  onChange: (end: string | null) => void;
}

/** When a user's premium access ends; the button opens a panel to change it. */
export function PremiumAccess({ user, until, loading, onChange }: PremiumAccessProps) {
  const { displayName: name, premiumUntil } = user;
  const isGiven = premiumUntil !== null && !isPast(premiumUntil);
  const t = useMessages(adminMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState("");
  const [today, setToday] = useState("");
  const change = (end: string | null) => {
    setIsOpen(false);
    onChange(end);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(opens) => {
        if (opens && loading) return;
        setDay(isGiven ? asDay(new Date(premiumUntil)) : "");
        setToday(asDay(new Date()));
        setIsOpen(opens);
      }}
      align="start"
      title={t("users.premiumTitle", { name })}
      trigger={
        <Button
          variant="ghost"
          size="small"
          icon={EditIcon}
          css={[styles.shown, alignText.both]}
          aria-disabled={loading}
          aria-label={`${t("users.premiumOf", { name })}: ${until}`}
        >
          {until}
        </Button>
      }
    >
      <Form onSubmit={() => change(endOfDay(day))}>
        <TextField
          label={t("users.premiumUntil")}
          type="date"
          min={today}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        >
          <FieldError match="rangeUnderflow">{t("users.premiumPast")}</FieldError>
        </TextField>
        <div css={styles.acts}>
          {isGiven && (
            <Button size="small" onClick={() => change(null)}>
              {t("users.premiumEnd")}
            </Button>
          )}
          <Button variant="primary" size="small" type="submit" disabled={day === ""}>
            {t("users.premiumGive")}
          </Button>
        </div>
      </Form>
    </Popover>
  );
}
