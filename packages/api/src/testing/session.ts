import type { HistoryEntry } from "../contract/game/game.ts";
import { idOf } from "./story.ts";

export function anEntry(number: number, change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    turn_id: idOf(number),
    action_type: "continue",
    user_input: null,
    ai_response: `Part ${number}.`,
    model_used: "tenali",
    credits_consumed: 1,
    selected_choice: null,
    timestamp: "2026-11-20T09:30:00.000Z",
    success: true,
    setup: null,
    choices: [],
    image_url: null,
    image_alt: null,
    style: null,
    is_undone: false,
    versions: [],
    ...change,
  };
}

export const anOpening = anEntry(0, {
  turn_id: null,
  action_type: "story_start",
  ai_response: "A lamp burns.",
  model_used: null,
  credits_consumed: 0,
  choices: ["Take it", "Leave it"],
});
