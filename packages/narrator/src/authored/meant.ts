import type { NarrationRequest } from "../port.ts";
import { isGoingOn } from "../understanding/going-on/going-on.ts";
import { bareWords } from "../understanding/words/plain.ts";

/** Whether a choice was taken in words other than its own, so that those words have to be told. */
export function isMeant({ said }: Pick<NarrationRequest, "said">, choice: string): boolean {
  const line = said?.trim() ?? "";
  if (!/[\p{L}\p{N}]/u.test(line) || isGoingOn(line)) return false;
  const words = bareWords(line);
  return words !== bareWords(choice) && !/^\p{N}$/u.test(words);
}
