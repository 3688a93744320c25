import { updateUser } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { LineQuestion } from "@katha/ui";
import { useAppDispatch } from "../../store/hooks.ts";

/**
 * Asks once whether authors may see lines that their story could not answer; after a failure, asks again another time.
 */
export function AskAboutLines() {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = accountApi.useUpdateMeMutation();
  return (
    <LineQuestion
      busy={isLoading}
      onAnswer={async (shares_unanswered) => {
        const { data } = await update({ shares_unanswered });
        if (data) dispatch(updateUser(data));
      }}
    />
  );
}
