import { keepSignIn } from "@katha/api/auth";
import { useNavigate } from "../router.ts";
import { useConnection } from "./ConnectionContext.ts";

/** Keeps the answer of a sign-in and goes to where its owner was going; false when it holds no tokens. */
export function useEntering(): (answer: unknown) => boolean {
  const { session } = useConnection();
  const navigate = useNavigate();
  return (answer) => {
    if (!keepSignIn(session, answer)) return false;
    void navigate(session.takePath() ?? "/home", { replace: true });
    return true;
  };
}
