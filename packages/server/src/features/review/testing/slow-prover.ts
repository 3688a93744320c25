import { BroadcastChannel } from "node:worker_threads";
import { openProver, type Prover } from "../prover.ts";

export const faultyThread = new URL("faulty-thread.ts", import.meta.url);

/** The faulty thread's prover, and how a test waits until work has begun, and ends a slow story's. */
export function slowProver(prover = openProver({ thread: faultyThread })) {
  const begun = Promise.withResolvers<void>();
  const channel = new BroadcastChannel("faulty thread");
  const post = channel.postMessage.bind(channel);
  const telling: Prover = {
    ...prover,
    forAuthor: (...asked) => {
      const proof = prover.forAuthor(...asked);
      begun.resolve();
      return proof;
    },
    typed: (...asked) => {
      const typed = prover.typed(...asked);
      begun.resolve();
      return typed;
    },
    close: async () => {
      channel.close();
      await prover.close();
    },
  };
  /** Has the slow story proved; again and again, since its thread may not listen yet. */
  const finish = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const asking = setInterval(() => post("go on"), 10);
    return answer.finally(() => clearInterval(asking));
  };
  return { prover: telling, begun: begun.promise, finish };
}
