import type { TurnAction } from "@katha/api/contract";

interface SentForm<Action> {
  action_type: Action;
  user_action?: string | null | undefined;
  command?: string | null | undefined;
  selected_choice?: string | null | undefined;
}

const lineOf = (text: string | null | undefined) => text?.trim() || null;

/** What a player does, from what was sent. */
export function turnInputOf<Action extends TurnAction>(
  sent: SentForm<Action>,
): {
  action: Action;
  user_input: string | null;
  selected_choice: string | null;
  command: string | null;
} {
  const { action_type: action } = sent;
  const command = action === "custom_action" ? lineOf(sent.command) : null;
  return {
    action,
    user_input: action === "custom_action" ? (lineOf(sent.user_action) ?? command) : null,
    selected_choice: action === "continue" ? lineOf(sent.selected_choice) : null,
    command,
  };
}
