import { browserStorage } from "@katha/api";
import { accountApi } from "@katha/api/account";
import { LineQuestion } from "@katha/ui";
import { useEffect, useState } from "react";

const linesBefore = 3;

interface AskAboutLinesProps {
  player: string;
  /** How many of the player's lines the story could not answer. */
  lines: number;
  /** A turn is in progress. */
  busy: boolean;
}

/**
 * Asks once whether authors may see lines that their story could not answer: after the third such line, and until the
 * player does something else. The settings ask at any time.
 */
export function AskAboutLines({ player, lines, busy }: AskAboutLinesProps) {
  const [update, { isLoading }] = accountApi.useUpdateMeMutation();
  const key = `katha-asked-about-lines-${player}`;
  const [hasAsked, setAsked] = useState(() => browserStorage.read(key) !== null);
  const [seen, setSeen] = useState(lines);
  const [isAsking, setAsking] = useState(false);
  if (lines !== seen) {
    setSeen(lines);
    if (lines > seen && lines >= linesBefore && !hasAsked) {
      setAsked(true);
      setAsking(true);
    }
  }
  if (busy && isAsking) setAsking(false);
  useEffect(() => {
    if (isAsking) browserStorage.write(key, "yes");
  }, [key, isAsking]);
  if (!isAsking) return null;
  return (
    <LineQuestion
      busy={isLoading}
      onAnswer={(sharesUnanswered) => void update({ sharesUnanswered })}
    />
  );
}
