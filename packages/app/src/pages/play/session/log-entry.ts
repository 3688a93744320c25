import type { LogEntry as SessionEntry } from "@katha/api/game";
import type { LogEntry, TextStream } from "@katha/ui";
import { toPicture } from "../../../story/picture.ts";

/** An entry of the session's log for the screen; `text` grows while the turn streams. */
export function toLogEntry(sessionEntry: SessionEntry, text: TextStream | undefined): LogEntry {
  const { isStreaming, alt = "", turn: _turn, ...entry } = sessionEntry;
  if (isStreaming && text) return { ...entry, content: text };
  const picture = entry.type === "image" && toPicture(entry.content, alt);
  return picture ? { ...entry, picture } : entry;
}
