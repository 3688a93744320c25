import type { GameSession, HistoryEntry, SessionBook } from "@katha/api/contract";
import type { Book, BookChapter, BookPassage } from "@katha/ui/markdown";

/** A chapter ends where a scene or a sitting begins once it has so many words, and at any part once it has the most. */
const enoughWords = 600;
const mostWords = 3_000;

export interface ToldSession {
  readonly session: Pick<
    GameSession,
    "id" | "created_at" | "updated_at" | "is_completed" | "ending"
  >;
  readonly about: Omit<SessionBook, "session_id" | "image_alt">;
  /** From the opening on. */
  readonly entries: readonly HistoryEntry[];
}

interface OpenChapter {
  title: string | null;
  passages: BookPassage[];
  words: number;
}

/** A session as a book: what stands of it, in chapters. */
export function bookOf({ session, about, entries }: ToldSession): Book {
  const scenes = new Set(about.scenes);
  const chapters: OpenChapter[] = [];
  let open = begin(chapters, null);
  for (const entry of entries) {
    if (!belongs(entry)) continue;
    const typed = entry.action_type === "custom_action" ? lineOf(entry.user_input) : null;
    const choice = lineOf(entry.selected_choice ?? entry.taken_choice);
    const isScene = entry.turn_id !== null && scenes.has(entry.turn_id);
    if (typed !== null && typed !== choice) open.passages.push({ kind: "own", text: typed });
    const mayEnd = isScene || entry.begins_sitting;
    const ends = open.words >= (mayEnd ? enoughWords : mostWords);
    const isPicture = entry.action_type === "show";
    if (ends && !isPicture) open = begin(chapters, isScene ? choice : null);
    else if (isScene && choice !== null) open.passages.push({ kind: "scene", text: choice });
    if (choice !== null && !isScene) open.passages.push({ kind: "own", text: choice });
    for (const passage of toldIn(entry)) {
      open.passages.push(passage);
      if (passage.kind === "told") open.words += passage.text.split(/\s+/).length;
    }
  }
  return {
    id: session.id,
    title: about.title.trim(),
    author: about.author.trim(),
    language: about.language,
    cover: about.cover_image_url,
    chapters: chapters
      .filter(({ passages }) => passages.length > 0)
      .map(({ title, passages }): BookChapter => ({ title, passages })),
    ending: session.ending,
    isFinished: session.is_completed,
    begun: session.created_at,
    played: session.updated_at,
  };
}

function begin(chapters: OpenChapter[], title: string | null): OpenChapter {
  const chapter = { title, passages: [], words: 0 };
  chapters.push(chapter);
  return chapter;
}

/** Undone parts and the narrator's own questions are no part of the story. */
function belongs({ is_undone, is_question, action_type }: HistoryEntry): boolean {
  return !is_undone && !is_question && action_type !== "undo";
}

const lineOf = (text: string | null) => text?.trim() || null;

function toldIn(entry: HistoryEntry): BookPassage[] {
  const { image_url: src, image_alt: alt, setup, ai_response: told } = entry;
  if (entry.action_type === "show" && src !== null)
    return [{ kind: "picture", src, alt: alt?.trim() ?? "" }];
  if (entry.own_wording !== null) return [{ kind: "told", text: entry.own_wording }];
  if (!entry.success && entry.action_type !== "show") return [];
  // Where the setup is all of it, the entry has it twice.
  const texts = new Set([setup, told].map((text) => text?.trim() ?? ""));
  return [...texts].filter(Boolean).map((text) => ({ kind: "told", text }));
}
