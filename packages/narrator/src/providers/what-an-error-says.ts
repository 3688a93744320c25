/** What providers write in their errors where the status does not tell it; it is read, and never shown or logged. */
const patterns = {
  unpaid:
    /insufficient_quota|billing|insufficient (?:credit|balance|funds)|credit balance is too low/i,
  "unknown model": /model_not_found|value_not_in_list|model .{0,80}(?:not found|does not exist)/i,
  "key refused": /api[ _]key[ _](?:not valid|invalid)|invalid[ _](?:x-)?api[ _-]key/i,
} as const;
export type SaidByError = keyof typeof patterns;

const statuses: Readonly<Record<number, SaidByError>> = {
  401: "key refused",
  402: "unpaid",
  404: "unknown model",
};

/** Google refuses a key with 400, OpenAI an empty account with 429, and Anthropic one with 400. */
export function whatAnErrorSays(status: number | undefined, text: string): SaidByError | undefined {
  if (status === undefined || status < 400) return undefined;
  const said = (["unpaid", "unknown model", "key refused"] as const).find((one) =>
    patterns[one].test(text),
  );
  return said ?? statuses[status];
}
