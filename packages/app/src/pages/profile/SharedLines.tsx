import { type User, updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { LineSharing, settingsMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useAppDispatch } from "../../store/hooks.ts";

/** Whether authors may see the user's lines that their story could not answer. */
export function SharedLines({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const [update, { isLoading, error }] = accountApi.useUpdateMeMutation();
  return (
    <LineSharing
      user={user}
      onSharedChange={async (sharesUnanswered) => {
        const { data } = await update({ sharesUnanswered });
        if (data) dispatch(updateUser(data));
      }}
      busy={isLoading}
      failure={error && failureText(error, t("lines.failed"))}
    />
  );
}
