import { authApi } from "@katha/api/auth";
import { useDispatch } from "react-redux";
import { useNavigate } from "../router.ts";
import type { AppStore } from "../store.ts";
import { useConnection } from "./ConnectionContext.ts";

/**
 * Signs out, here and on the server, and goes to the page that is given. Whether the server heard it
 * or not: who leaves is gone.
 */
export function useLeaving(): (to: string) => Promise<void> {
  const { session } = useConnection();
  const dispatch = useDispatch<AppStore["dispatch"]>();
  const navigate = useNavigate();
  return async (to) => {
    const told = dispatch(authApi.endpoints.logout.initiate());
    await navigate(to);
    await told;
    session.clear();
  };
}
