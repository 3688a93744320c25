import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { userRoles } from "./user-roles.ts";
import type { UserRole } from "./user-roles.ts";

interface RoleSelectProps {
  user: { displayName: string; role: UserRole };
  disabled: boolean;
  loading: boolean;
  onRoleChange: (role: UserRole) => void;
}

/** A user's role; changing it asks for confirmation. */
export function RoleSelect({ user, disabled, loading, onRoleChange }: RoleSelectProps) {
  const t = useMessages(adminMessages);
  const field = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<UserRole>("player");
  const [isOpen, setOpen] = useState(false);
  const name = user.displayName;
  return (
    <>
      <Select
        ref={field}
        compact
        hideLabel
        label={t("users.roleOf", { name })}
        value={user.role}
        disabled={disabled}
        loading={loading}
        options={userRoles.map((value) => ({ value, label: t(`users.${value}`) }))}
        onValueChange={(role) => {
          if (role === user.role) return;
          setAsked(role);
          setOpen(true);
        }}
      />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={field}
        title={t("users.askTitle", { name, role: t(`users.${asked}`) })}
        description={t(asked === "admin" ? "users.askAdmin" : "users.askNote")}
        cancel={t("users.askCancel")}
        confirm={t("users.askDo")}
        onConfirm={() => onRoleChange(asked)}
      />
    </>
  );
}
