import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { type LogEntry, PlayLog } from "@katha/ui";
import { serialisations } from "./counted-serialise.ts";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";

export interface Written {
  readonly characters: number;
  /** The number of React commits in the meantime. */
  readonly commits: number;
  /** The number of styles that Emotion serialised in the meantime. */
  readonly serialisations: number;
  /** The maximum number of DOM nodes per character that one update changed. */
  readonly touched: number;
}

let commits = 0;
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => {
      commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
  },
});

const passage =
  "The fort at Amber holds its breath after the third bell. You climb the water stair with the oil jar on your hip, counting steps as your mother taught you. ";

function history(length: number): LogEntry[] {
  const types = ["narrative", "user_action", "narrative", "choice", "model_info"] as const;
  return Array.from({ length }, (_, at) => ({
    id: `told-${at}`,
    type: types[at % types.length] ?? "narrative",
    content: at % 2 === 0 ? passage.repeat(2) : "I ask who lit the lamp.",
    isHistorical: true,
  }));
}

let root: Root | undefined;
let host: HTMLElement | undefined;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};
const written = () => host?.querySelector("[data-typing]")?.textContent.length ?? 0;

const bench = {
  /** Opens a page with this many entries and one that is being typed out. */
  async open(entries: number): Promise<void> {
    host = document.body.appendChild(document.createElement("main"));
    host.style.blockSize = "800px";
    root = createRoot(host);
    const told = history(entries);
    const draw = (log: readonly LogEntry[]) =>
      flushSync(() => root?.render(<PlayLog entries={log} language="en" />));
    draw(told);
    await frames(20);
    draw([
      ...told,
      { id: "new", type: "narrative", content: passage.repeat(40), isHistorical: false },
    ]);
    while (written() < 40) await frames(1);
  },
  /** Lets it type for a while; returns the number of characters. */
  async write(ms: number): Promise<number> {
    const before = written();
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    return written() - before;
  },
  /** The same, recording everything that changes. */
  async watch(ms: number): Promise<Written> {
    const begun = { commits, serialisations: serialisations() };
    let touched = 0;
    let length = written();
    const observer = new MutationObserver((records) => {
      const nodes = new Set<Node>();
      for (const record of records) {
        nodes.add(record.target);
        for (const node of [...record.addedNodes, ...record.removedNodes]) nodes.add(node);
      }
      const characters = Math.max(1, written() - length);
      length += characters;
      touched = Math.max(touched, nodes.size / characters);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const characters = await bench.write(ms);
    observer.disconnect();
    return {
      characters,
      commits: commits - begun.commits,
      serialisations: serialisations() - begun.serialisations,
      touched,
    };
  },
  close(): void {
    root?.unmount();
    host?.remove();
  },
};

export type SessionBench = typeof bench;
Object.assign(globalThis, { bench });
