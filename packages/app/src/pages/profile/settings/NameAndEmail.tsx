import { type User, updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import { EmailSection, NameSection, VerifyHint } from "@katha/ui/screens";
import { useAppDispatch } from "../../../store/hooks.ts";
import { useChange, useFormChange } from "./useChange.ts";
import { usePasswords } from "./usePasswords.ts";

/** Has the email that verifies the address sent again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const [resend, resending] = authApi.useResendVerificationMutation();
  const { busy, done, failure } = useChange(resending);
  return (
    <VerifyHint
      email={email}
      onResend={() => void resend(email)}
      busy={busy}
      sent={done}
      failure={failure}
    />
  );
}

export function OwnName({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [rename, renaming] = accountApi.useUpdateMeMutation();
  return (
    <NameSection
      user={user}
      onSave={async (displayName) => {
        const { data } = await rename({ displayName });
        if (data !== undefined) dispatch(updateUser(data));
      }}
      change={useChange(renaming)}
    />
  );
}

const emailFields = ["email", "currentPassword"] as const;

export function OwnEmail({ user }: { user: User }) {
  const hasPasswords = usePasswords();
  const [changeEmail, changing] = accountApi.useChangeEmailMutation();
  return (
    <EmailSection
      user={user}
      onSave={hasPasswords ? (entry) => void changeEmail(entry) : undefined}
      change={useFormChange(changing, emailFields)}
    />
  );
}
