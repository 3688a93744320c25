import type { ActionForm, TurnAction } from "@katha/api/contract";

const lineOf = (text: string | null | undefined) => text?.trim() || null;

/** What a player does, from what was sent. */
export function turnInputOf<Action extends TurnAction>({
  action_type: action,
  ...sent
}: Pick<ActionForm, "user_action" | "command" | "selected_choice"> & { action_type: Action }) {
  const command = action === "custom_action" ? lineOf(sent.command) : null;
  return {
    action,
    user_input: action === "custom_action" ? (lineOf(sent.user_action) ?? command) : null,
    selected_choice: action === "continue" ? lineOf(sent.selected_choice) : null,
    command,
  };
}
