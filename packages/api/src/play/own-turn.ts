import type { ActionForm } from "../shapes/made/game/turn.ts";
import { openingPart } from "../contract/values.ts";
import { actionEntry, entryId, lastText, separatorEntry } from "../game/log-entries.ts";
import type { LogEntry } from "../shapes/play-log.ts";
import { newestOf } from "../game/session-history.ts";
import { isSittingBegun } from "../game/sittings.ts";
import type { PlayState } from "./play-slice.ts";

type Play = Pick<PlayState, "log" | "history">;

/** What the player did, as the log shows it before the server answers. */
export function ownEntries(
  { log, history }: Play,
  form: ActionForm,
  { key, now }: { key: string; now: string },
): LogEntry[] {
  const begins = form.actionType !== "undo" && isSittingBegun(log.entries, history, now);
  return [
    ...(begins ? [separatorEntry(key, now, false)] : []),
    ...ownWords(form, key),
    ...actionEntry(key, form),
  ];
}

function ownWords(form: ActionForm, key: string): LogEntry[] {
  const [type, content] = form.selectedChoice
    ? (["choice", form.selectedChoice] as const)
    : (["user_action", form.userAction?.trim() || form.command] as const);
  return content ? [{ id: entryId(key, type), type, content, isHistorical: false }] : [];
}

/** The form as it is sent: with what the player sees, and knows of the story. */
export function wholeForm({ log, history }: Play, form: ActionForm): ActionForm {
  const last = form.actionType === "show" ? lastText(history) : null;
  return {
    ...form,
    seen: log.current?.turn ?? openingPart,
    have: newestOf(history),
    ...(last !== null && { lastTextResponse: last }),
  };
}
