import { endSignInOf } from "@katha/api/auth";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { clearSignIn } from "@katha/api";

/** Does not wait for the server's answer, which may lead on to sign out of a provider, too. */
const revokeTokens =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { client }) => {
    const tokens = client.signInStore.readTokens();
    if (!tokens) return;
    const address = await endSignInOf(client, tokens);
    if (address !== null) window.location.assign(address);
  };

/** Opens another page before the sign-in is forgotten: a page for members would ask to sign in again. */
export function useLeave(): (to: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (to) => {
    await navigate(to);
    dispatch(clearSignIn());
  };
}

export function useSignOut(): (to: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  return (to) => {
    void dispatch(revokeTokens());
    return leave(to);
  };
}
