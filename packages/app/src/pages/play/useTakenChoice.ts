import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { choiceIn } from "../../story/kept-choice.ts";

/** Takes the choice with which the player came here from the story's opening, once. */
export function useTakenChoice(isReady: boolean, take: (choice: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const choice = choiceIn(location.state);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isReady || choice === undefined || isTaken.current) return;
    isTaken.current = true;
    // Whoever loads the page again has taken it already.
    void navigate(location, { replace: true, state: null });
    take(choice);
  });
}
