import { readFileSync } from "node:fs";
import type { PoolWorker } from "../../../lib/workers/worker-pool.ts";
import type { TellerNews, TellerOrder } from "../work.ts";

export interface ScriptedProcess extends PoolWorker {
  orders: TellerOrder[];
  say: (news: TellerNews) => void;
  crash: () => void;
}

/** A process that does what a test says. */
export function scriptedProcess(
  onOrder: (order: TellerOrder, process: ScriptedProcess) => void = () => {},
): ScriptedProcess {
  let isOver = false;
  const end = (why: string) => {
    if (isOver) return;
    isOver = true;
    process.onEnd(why);
  };
  const process: ScriptedProcess = {
    orders: [],
    onMessage: () => {},
    onEnd: () => {},
    hold: () => {},
    send: (order) => {
      process.orders.push(order as TellerOrder);
      if (!isOver) onOrder(order as TellerOrder, process);
    },
    say: (news) => process.onMessage(news as never),
    crash: () => end("The process ended with SIGSEGV."),
    stop: () => {
      end("The process ended with SIGKILL.");
      return Promise.resolve();
    },
  };
  return process;
}

/** A process for which a model's file is what it tells. */
export const readingProcess = () => {
  let text = "";
  return scriptedProcess((order, { say }) => {
    if (order.kind === "load") {
      text = readFileSync(order.file, "utf8");
      say({ kind: "loaded" });
    }
    if (order.kind !== "tell") return;
    const { id } = order;
    for (const piece of text.match(/\S+\s*/g) ?? []) say({ kind: "piece", id, text: piece });
    say({ kind: "told", id, told: { promptTokens: 20, answerTokens: 12, isCut: false } });
  });
};
