import type { LogEntry as SessionEntry, PartMark } from "@katha/api/game";
import type { LogEntry, ModelOption, TextStream } from "@katha/ui";
import { toPicture } from "../../../story/picture.ts";

interface Parts {
  /** Grows while the turn streams. */
  text?: TextStream | undefined;
  optionOf: (model: string) => ModelOption;
}

/** An entry of the session's log for the screen. */
export function toLogEntry(sessionEntry: SessionEntry, { text, optionOf }: Parts): LogEntry {
  const { isStreaming, alt = "", turn: _turn, alternatives, part, ...plain } = sessionEntry;
  const entry = {
    ...plain,
    ...(alternatives && { alternatives: alternatives.map(optionOf) }),
    ...(part && { part: { ...part, mark: markOf(part.mark) } }),
  };
  if (isStreaming && text) return { ...entry, content: text };
  const picture = entry.type === "image" && toPicture(entry.content, alt);
  return picture ? { ...entry, picture } : entry;
}

const markOf = (mark: PartMark | null) =>
  mark && { isBookmarked: mark.isBookmarked, name: mark.name, note: mark.note };
