import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { alignText } from "../../../primitives/actions/Button/optical-alignment.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { EditIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Popover } from "../../../primitives/overlays/Popover/Popover.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { asDay, endOfDay } from "./days.ts";
import * as styles from "./styles.ts";

interface PremiumAccessProps {
  user: { displayName: string; premiumUntil: string | null };
  until: string;
  loading: boolean;
  /** The last moment of a day, or null to end it now. */
  onChange: (end: string | null) => void;
}

/** Until when a user has premium access; the button opens a panel beside it that changes that. */
export function PremiumAccess({ user, until, loading, onChange }: PremiumAccessProps) {
  const { displayName: name, premiumUntil } = user;
  const t = useMessages(adminMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState("");
  const [isRefused, setRefused] = useState(false);
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
        setDay(premiumUntil === null ? "" : asDay(new Date(premiumUntil)));
        setToday(asDay(new Date()));
        setRefused(false);
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
      <TextField
        label={t("users.premiumUntil")}
        type="date"
        min={today}
        value={day}
        error={isRefused ? t("users.premiumPast") : undefined}
        onChange={(event) => {
          setDay(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <div css={styles.acts}>
        {premiumUntil !== null && (
          <Button size="small" onClick={() => change(null)}>
            {t("users.premiumEnd")}
          </Button>
        )}
        <Button
          variant="primary"
          size="small"
          disabled={day === ""}
          onClick={() => {
            if (day < today) setRefused(true);
            else change(endOfDay(day));
          }}
        >
          {t("users.premiumGive")}
        </Button>
      </div>
    </Popover>
  );
}
