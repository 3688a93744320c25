import { type Story, rememberPath } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import { matureMessages, MatureStoryScreen } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { paths } from "../../routes/paths.ts";
import { useNavigate } from "../../routes/router.ts";
import { herePath } from "../../sign-in/sign-in-paths.ts";
import { useViewer } from "../../sign-in/useViewer.ts";
import { useAppDispatch } from "../../store/hooks.ts";

/** A mature story for a reader who has not enabled mature stories. */
export function VeiledStory({ story }: { story: Story }) {
  const t = useMessages(matureMessages);
  const failureText = useFailure();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isSignedIn } = useViewer();
  const me = accountApi.useMeQuery(undefined, { skip: !isSignedIn });
  const [update, { isLoading, error }] = accountApi.useUpdateMeMutation();
  const hasConfirmed = me.data?.hasConfirmedAge === true;
  return (
    <MatureStoryScreen
      story={story}
      reader={!isSignedIn ? "guest" : hasConfirmed ? "confirmed" : "unconfirmed"}
      onSignIn={() => {
        dispatch(rememberPath(herePath(window.location)));
        void navigate(paths.login);
      }}
      onShow={() => void update({ showsMature: true, isOfAge: true })}
      busy={isLoading}
      failure={error && failureText(error, t("veil.failed"))}
    />
  );
}
