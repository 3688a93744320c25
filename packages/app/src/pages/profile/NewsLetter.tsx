import { type User, updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { NewsByEmail, settingsMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useAppDispatch } from "../../store/hooks.ts";

/** Whether, and how often, the user gets unread news by email. */
export function NewsLetter({ user }: { user: User }) {
  const t = useMessages(settingsMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const [update, { isLoading, error }] = accountApi.useUpdateMeMutation();
  return (
    <NewsByEmail
      user={user}
      onRhythmChange={async (newsByEmail) => {
        const { data } = await update({ newsByEmail });
        if (data) dispatch(updateUser(data));
      }}
      busy={isLoading}
      failure={error && failureText(error, t("news.failed"))}
    />
  );
}
