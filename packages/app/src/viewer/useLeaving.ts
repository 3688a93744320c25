import { authApi } from "@katha/api/auth";
import { useDispatch } from "react-redux";
import { useNavigate } from "../router.ts";
import type { AppStore } from "../store.ts";
import { useConnection } from "./ConnectionContext.ts";

/**
 * Signs out and goes to the page that is given. Who leaves is gone at once, whether the server hears
 * of it or not; the page goes first, for one that is for members would ask to sign in again.
 */
export function useLeaving(): (to: string) => Promise<void> {
  const { session } = useConnection();
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const navigate = useNavigate();
  return async (to) => {
    const tokens = session.readTokens();
    if (tokens) void dispatch(authApi.endpoints.logout.initiate(tokens));
    await navigate(to);
    session.clear();
  };
}
