import type { TurnAction } from "@katha/api/contract";

interface Sent<Action> {
  action_type: Action;
  user_action?: string | null | undefined;
  command?: string | null | undefined;
  selected_choice?: string | null | undefined;
}

const said = (text: string | null | undefined) => text?.trim() || null;

/** What a player asks for, from what was sent. */
export function askedIn<Action extends TurnAction>(
  sent: Sent<Action>,
): {
  action: Action;
  user_input: string | null;
  selected_choice: string | null;
  command: string | null;
} {
  const { action_type: action } = sent;
  const command = action === "custom_action" ? said(sent.command) : null;
  return {
    action,
    user_input: action === "custom_action" ? (said(sent.user_action) ?? command) : null,
    selected_choice: action === "continue" ? said(sent.selected_choice) : null,
    command,
  };
}
