/** An asynchronous rule that is asked about a value. */
export interface Question {
  isOpen: boolean;
  /** What the rule found wrong. */
  message?: string | undefined;
  giveUp: () => void;
  /** Resolves when there is an answer, or none will come. */
  ended: Promise<void>;
}

/** Asks a rule. One that fails or takes too long finds nothing wrong: the server has the last word. */
export function askRule(
  rule: (signal: AbortSignal) => Promise<string | undefined>,
  patienceMs: number,
): Question {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, patienceMs);
  const none = new Promise<undefined>((resolve) =>
    signal.addEventListener("abort", () => resolve(undefined)),
  );
  const question: Question = { isOpen: true, giveUp, ended: settle() };
  return question;

  async function settle(): Promise<void> {
    const message = await Promise.race([rule(signal).catch(() => undefined), none]);
    clearTimeout(timer);
    question.isOpen = false;
    question.message = message;
  }
}
