import { newKey } from "./new-key.ts";

/** Idempotency keys of one call: a request repeated before it was answered keeps its key. */
export function sendKeys() {
  let last = { text: "", key: "" };
  return {
    keyOf(sent: object): string {
      const text = JSON.stringify(sent);
      if (last.text !== text) last = { text, key: newKey() };
      return last.key;
    },
    async forgetAnswered(sent: object, answer: Promise<unknown>): Promise<void> {
      const isAnswered = await answer.then(
        () => true,
        () => false,
      );
      if (isAnswered && last.text === JSON.stringify(sent)) last = { text: "", key: "" };
    },
  };
}
