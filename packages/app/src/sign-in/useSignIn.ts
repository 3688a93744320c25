import { keepSignIn } from "@katha/api/auth";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { takeRememberedPath } from "@katha/api";
import { paths } from "../routes/paths.ts";

/** Stores the tokens of a sign-in; false if the answer has none. */
export const keepAnswer =
  (answer: unknown): AppThunk<boolean> =>
  (_dispatch, _getState, { client }) =>
    keepSignIn(client.signInStore, answer);

/** Stores the tokens of a sign-in and opens the remembered page; false if the answer has none. */
export function useSignIn(): (answer: unknown) => boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (answer) => {
    if (!dispatch(keepAnswer(answer))) return false;
    void navigate(dispatch(takeRememberedPath()) ?? paths.home, { replace: true });
    return true;
  };
}
