import { authApi } from "@katha/api/auth";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { clearSignIn } from "@katha/api";

/** Does not wait for the server's answer, which may lead on to sign out of a provider, too. */
const revokeTokens =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    const tokens = client.signInStore.readTokens();
    if (!tokens) return;
    const { data } = await dispatch(authApi.endpoints.logout.initiate(tokens));
    if (data?.sign_out_address) window.location.assign(data.sign_out_address);
  };

/** Opens another page before signing out: a page for members would ask to sign in again. */
export function useSignOut(): (to: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (to) => {
    void dispatch(revokeTokens());
    await navigate(to);
    dispatch(clearSignIn());
  };
}
