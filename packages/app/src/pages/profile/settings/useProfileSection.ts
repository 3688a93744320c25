import { updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { authApi } from "@katha/api/auth";
import { useAppDispatch } from "../../../store/hooks.ts";
import { useChange } from "./useChange.ts";

/** The display name, and the email that verifies the address. */
export function useProfileSection(email: string) {
  const dispatch = useAppDispatch();
  const [rename, renaming] = accountApi.useUpdateMeMutation();
  const [resend, resending] = authApi.useResendVerificationMutation();
  return {
    onResend: () => void resend(email),
    resend: useChange(resending),
    onName: async (displayName: string) => {
      const { data } = await rename({ displayName });
      if (data !== undefined) dispatch(updateUser(data));
    },
    name: useChange(renaming),
  };
}
