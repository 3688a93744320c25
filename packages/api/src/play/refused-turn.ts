import type { TurnRefusal } from "../game/turn-refusal.ts";
import type { PlayWords } from "./play-context.ts";
import type { LogBefore, LogNotice } from "./play-slice.ts";

/** What the log says of a refusal. For `moved`, reading the story again says where it stands now. */
export function noticeOf(
  refusal: TurnRefusal,
  words: Pick<PlayWords, "refused">,
): LogNotice | null {
  if (refusal.kind === "stopped" || refusal.kind === "running" || refusal.kind === "moved")
    return null;
  const offered = refusal.kind === "credits" ? refusal.alternatives : [];
  return {
    type: refusal.kind === "abandoned" ? "warning" : "error",
    content: words.refused(refusal),
    ...(offered.length > 0 && { alternatives: offered }),
  };
}

/** The log as it was, where the story went on elsewhere: what was done here did not lead to it. */
export function logBefore(refusal: TurnRefusal, log: LogBefore): LogBefore | undefined {
  const { entries, isCompleted } = log;
  const isElsewhere = refusal.kind === "running" || refusal.kind === "moved";
  return isElsewhere ? { entries, isCompleted } : undefined;
}
