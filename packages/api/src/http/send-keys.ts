import { newKey } from "./new-key.ts";

/** Idempotency keys of one call: what is sent again unchanged before it was answered has the same one. */
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
