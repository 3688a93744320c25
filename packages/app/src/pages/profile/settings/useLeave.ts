import { clearSignIn } from "@katha/api";
import { useNavigate } from "../../../routes/router.ts";
import { useAppDispatch } from "../../../store/hooks.ts";

/** Opens another page before signing out: a page for members would ask to sign in again. */
export function useLeave(): (to: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (to) => {
    await navigate(to);
    dispatch(clearSignIn());
  };
}
