import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import { LeaveIcon, MoreIcon, RemoveIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Menu } from "../../../primitives/overlays/Menu/Menu.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";

interface SignInMenuProps {
  user: { displayName: string; hasSecondFactor: boolean };
  loading: boolean;
  onRemoveSecondFactor: () => void;
  onEndSignIns: () => void;
}

const acts = ["removeFactor", "endSignIns"] as const;
type Act = (typeof acts)[number];

/** For a user who has lost the second step, or whose device was stolen. Both happen only after a question. */
export function SignInMenu(props: SignInMenuProps) {
  const { user, loading, onRemoveSecondFactor, onEndSignIns } = props;
  const t = useMessages(adminMessages);
  const [asked, setAsked] = useState<Act>("endSignIns");
  const [isOpen, setOpen] = useState(false);
  const name = user.displayName;
  const ask = (act: Act) => {
    setAsked(act);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={MoreIcon}
            label={t("users.signInOf", { name })}
            variant="ghost"
            size="small"
            aria-disabled={loading}
          />
        }
        items={[
          {
            label: t("users.endSignIns"),
            icon: LeaveIcon,
            disabled: loading,
            onSelect: () => ask("endSignIns"),
          },
          {
            label: t("users.removeFactor"),
            icon: RemoveIcon,
            danger: true,
            disabled: loading || !user.hasSecondFactor,
            onSelect: () => ask("removeFactor"),
          },
        ]}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        alert
        title={t(`users.${asked}Title`, { name })}
        description={t(`users.${asked}Note`)}
        actions={
          <>
            <Button onClick={close}>{t("users.askCancel")}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                if (asked === "removeFactor") onRemoveSecondFactor();
                else onEndSignIns();
              }}
            >
              {t(`users.${asked}`)}
            </Button>
          </>
        }
      />
    </>
  );
}
