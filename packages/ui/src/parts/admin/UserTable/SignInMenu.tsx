import { useState } from "react";
import { IconButton } from "../../../primitives/actions/IconButton/IconButton.tsx";
import {
  EditIcon,
  LeaveIcon,
  LockIcon,
  MoreIcon,
  RemoveIcon,
  ReturnIcon,
} from "../../../primitives/marks/Icon/icons.ts";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { Menu } from "../../../primitives/overlays/Menu/Menu.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
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
  const acts = {
    removeFactor: onRemoveSecondFactor,
    endSignIns: onEndSignIns,
    liftSuspension: onLiftSuspension,
  };
  const asks = (act: Act) => ({
    label: t(`users.${act}`),
    disabled: loading,
    onSelect: () => {
      setAsked(act);
      setOpen(true);
    },
  });
  const suspend = {
    label: t(suspension === null ? "users.suspend" : "users.changeSuspension"),
    icon: suspension === null ? LockIcon : EditIcon,
    danger: suspension === null,
    disabled: loading,
    onSelect: () => {
      setToday(asDay(new Date()));
      setSuspending(true);
    },
  };
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
          { ...asks("endSignIns"), icon: LeaveIcon },
          {
            ...asks("removeFactor"),
            icon: RemoveIcon,
            danger: true,
            disabled: loading || !user.hasSecondFactor,
          },
          ...(onSuspend && onLiftSuspension ? [suspend] : []),
          ...(onSuspend && onLiftSuspension && suspension !== null
            ? [{ ...asks("liftSuspension"), icon: ReturnIcon }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`users.${asked}Title`, { name })}
        description={t(`users.${asked}Note`)}
        cancel={t("users.askCancel")}
        confirm={t(`users.${asked}`)}
        onConfirm={() => acts[asked]?.()}
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
