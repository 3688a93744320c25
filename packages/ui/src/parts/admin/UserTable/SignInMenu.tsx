import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import {
  EditIcon,
  LeaveIcon,
  LockIcon,
  MoreIcon,
  RemoveIcon,
  ReturnIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { Menu } from "../../../primitives/overlays/Menu/Menu.tsx";
import type { MenuItem } from "../../../primitives/overlays/Menu/Menu.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { asDay } from "./days.ts";
import { SuspendDialog } from "./SuspendDialog.tsx";
import type { AdminSuspension } from "./suspension.ts";

interface SignInMenuProps {
  user: { displayName: string; hasSecondFactor: boolean; suspension: AdminSuspension | null };
  loading: boolean;
  onRemoveSecondFactor: () => void;
  onEndSignIns: () => void;
  /** Without it and `onLiftSuspension`, suspensions are not offered. */
  onSuspend?: ((suspension: AdminSuspension) => void) | undefined;
  onLiftSuspension?: (() => void) | undefined;
}

type Act = "removeFactor" | "endSignIns" | "liftSuspension";

/**
 * For a user who has lost their second factor, whose device was stolen, or who is to be suspended.
 * Every action asks for confirmation.
 */
export function SignInMenu(props: SignInMenuProps) {
  const { user, loading, onRemoveSecondFactor, onEndSignIns, onSuspend, onLiftSuspension } = props;
  const t = useMessages(adminMessages);
  const [asked, setAsked] = useState<Act>("endSignIns");
  const [isOpen, setOpen] = useState(false);
  const [isSuspending, setSuspending] = useState(false);
  const [today, setToday] = useState("");
  const { suspension } = user;
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
          ...(onSuspend && onLiftSuspension
            ? suspensionItems({
                suspension,
                loading,
                t,
                onSuspend: () => {
                  setToday(asDay(new Date()));
                  setSuspending(true);
                },
                onLift: () => ask("liftSuspension"),
              })
            : []),
        ]}
      />
      <Dialog
        open={isOpen}
        onOpenChange={close}
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
                else if (asked === "endSignIns") onEndSignIns();
                else onLiftSuspension?.();
              }}
            >
              {t(`users.${asked}`)}
            </Button>
          </>
        }
      />
      {onSuspend && (
        <SuspendDialog
          name={name}
          suspension={suspension}
          open={isSuspending}
          today={today}
          onOpenChange={() => setSuspending(false)}
          onSuspend={onSuspend}
        />
      )}
    </>
  );
}

interface SuspensionItems {
  suspension: AdminSuspension | null;
  loading: boolean;
  t: Translate<typeof adminMessages>;
  onSuspend: () => void;
  onLift: () => void;
}

function suspensionItems(props: SuspensionItems): MenuItem[] {
  const { suspension, loading, t, onSuspend, onLift } = props;
  if (suspension === null)
    return [
      {
        label: t("users.suspend"),
        icon: LockIcon,
        danger: true,
        disabled: loading,
        onSelect: onSuspend,
      },
    ];
  return [
    {
      label: t("users.changeSuspension"),
      icon: EditIcon,
      disabled: loading,
      onSelect: onSuspend,
    },
    {
      label: t("users.liftSuspension"),
      icon: ReturnIcon,
      disabled: loading,
      onSelect: onLift,
    },
  ];
}
