import { type User, updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { matureMessages, MatureSettings } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { hideMature } from "../../preferences/mature-filter.ts";
import { selectHidesMature } from "../../preferences/preferences-slice.ts";
import { useAppDispatch, useAppSelector } from "../../store/hooks.ts";

/** Whether the account and this browser show mature stories. */
export function MatureStories({ user }: { user: User }) {
  const t = useMessages(matureMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const [update, { isLoading, error }] = accountApi.useUpdateMeMutation();
  return (
    <MatureSettings
      user={user}
      onShownChange={async (isShown) => {
        const { data } = await update({
          showsMature: isShown,
          ...(isShown && { isOfAge: true as const }),
        });
        if (data) dispatch(updateUser(data));
      }}
      busy={isLoading}
      failure={error && failureText(error, t("veil.failed"))}
      filter={{
        hidden: useAppSelector(selectHidesMature),
        onHiddenChange: (isHidden) => dispatch(hideMature(isHidden)),
      }}
    />
  );
}
