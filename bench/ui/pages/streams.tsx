import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  CommandTray,
  createTextStream,
  type LogEntry,
  PlayLog,
  PlaySession,
  ReceiptLine,
  TopBar,
  TopBarModels,
  type WritableTextStream,
} from "@katha/ui";
import { PlayScreen } from "@katha/ui/screens";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";
import { openChat } from "./chat.tsx";

const passage =
  "The fort at Amber holds its breath after the third bell. You climb the water stair with the oil jar on your hip, counting steps as your mother taught you, and nobody asks who goes there. ";
const action = "I ask the guard who lit the lamp in the north tower.";
const tokens = passage.match(/\S+\s/g) ?? [];

export const pagesToMeasure = ["ours", "chat"] as const;
export type Measured = (typeof pagesToMeasure)[number];

export interface Told {
  readonly tokens: number;
  readonly elements: number;
  /** The longest of the tasks over 50 ms, which the browser calls long; 0 if there were none. */
  readonly longestTaskMs: number;
}

/** A page with a story that gains one word at a time. */
interface Telling {
  readonly append: (token: string) => void;
  readonly end: () => void;
  readonly close: () => void;
}

function history(turns: number): LogEntry[] {
  return Array.from({ length: turns }, (_, at): LogEntry[] => [
    { id: `asked-${at}`, type: "user_action", content: action, isHistorical: true },
    { id: `told-${at}`, type: "narrative", content: passage.repeat(2), isHistorical: true },
  ]).flat();
}

function openHost(): HTMLElement {
  const main = document.body.appendChild(document.createElement("main"));
  main.style.blockSize = "800px";
  return main;
}

const noop = () => {};
/** Some picture of the size of a cover. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="#316"/><circle cx="700" cy="200" r="160" fill="#fb3"/><path d="M0 540L300 300 600 540Z" fill="#285"/></svg>`;
const cover = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: "" };

interface PlayProps {
  entries: readonly LogEntry[];
  stream: WritableTextStream;
}

/** The whole play page: cover, bar, log and tray. */
function Play({ entries, stream }: PlayProps) {
  const [draft, setDraft] = useState("");
  const [streamOf] = useState(() => () => stream);
  const costs = { continue: 0, immerse: 1, customAction: 1, show: 0, undo: 0 };
  return (
    <PlayScreen result={{ state: "ready" }} cover={cover.src}>
      <PlaySession
        language="en"
        busy={false}
        ending={null}
        onAgain={noop}
        bar={
          <TopBar
            title="The Lamp-Keeper of Amber"
            language="en"
            guide="#guide"
            costs={costs}
            onBack={noop}
            models={
              <TopBarModels
                text={{ models: [], value: "" }}
                image={{ models: [], value: "" }}
                onModelChange={noop}
              />
            }
          />
        }
        foot={
          <>
            <CommandTray
              prices={{ continue: 0, immerse: 0, show: 0, undo: 0 }}
              draft={draft}
              onDraftChange={setDraft}
              onAct={noop}
              onCommand={noop}
            />
            <ReceiptLine xp={104} scene={7} scenes={18} charged={1} balance={63} />
          </>
        }
      >
        <PlayLog entries={entries} streamOf={streamOf} language="en" />
      </PlaySession>
    </PlayScreen>
  );
}

function openOurs(turns: number): Telling {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const told = history(turns);
  const stream = createTextStream();
  const show = (entries: readonly LogEntry[]) =>
    flushSync(() => root.render(<Play entries={entries} stream={stream} />));
  show(told);
  const arriving = { content: "", isStreaming: true, isHistorical: false } as const;
  show([...told, { id: "new", type: "narrative", ...arriving }]);
  return {
    append: stream.append,
    end: stream.end,
    close: () => {
      root.unmount();
      host.remove();
    },
  };
}

const openers = {
  ours: openOurs,
  chat: (turns: number) => openChat(history(turns).map(({ content }) => content)),
} as const satisfies Record<Measured, (turns: number) => Telling>;

let telling: Telling | undefined;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};

/** Sends words like a narrator: several at once if they come faster than timers allow. */
async function speak(perSecond: number, ms: number): Promise<number> {
  const begun = performance.now();
  let said = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(
      () => {
        const passed = performance.now() - begun;
        for (const due = Math.floor((passed * perSecond) / 1_000); said < due; said += 1) {
          telling?.append(tokens[said % tokens.length] ?? "");
        }
        if (passed < ms) return;
        clearInterval(timer);
        resolve();
      },
      Math.max(4, 1_000 / perSecond),
    );
  });
  return said;
}

const soonestTold = 16;

const readers: readonly [object, readonly string[]][] = [
  [Element.prototype, ["scrollTop", "scrollHeight", "scrollWidth", "clientHeight", "clientWidth"]],
  [Element.prototype, ["getBoundingClientRect", "getClientRects", "checkVisibility"]],
  [HTMLElement.prototype, ["offsetTop", "offsetHeight", "offsetWidth", "innerText"]],
  [Range.prototype, ["getBoundingClientRect", "getClientRects"]],
];

type Read = (this: unknown, ...given: never[]) => unknown;

/** Counts how often code reads the position or size of an element. */
function countReads(): { count: () => number; stop: () => void } {
  let count = 0;
  const undo: (() => void)[] = [];
  for (const [owner, names] of readers) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      if (!own) continue;
      const counted = (read: Read): Read =>
        function (...given) {
          count += 1;
          return read.apply(this, given);
        };
      const key = own.get ? "get" : "value";
      Object.defineProperty(owner, name, { ...own, [key]: counted(own[key] as Read) });
      undo.push(() => Object.defineProperty(owner, name, own));
    }
  }
  return {
    count: () => count,
    stop: () => {
      for (const each of undo) each();
    },
  };
}

const bench = {
  async open(which: Measured, turns: number): Promise<void> {
    telling = openers[which](turns);
    telling.append("The ");
    await frames(20);
  },
  async tell(perSecond: number, ms: number): Promise<Told> {
    let longestTaskMs = 0;
    const long = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        longestTaskMs = Math.max(longestTaskMs, duration);
      }
    });
    long.observe({ type: "longtask" });
    const said = await speak(perSecond, ms);
    await frames(2);
    long.disconnect();
    return { tokens: said, elements: document.querySelectorAll("*").length, longestTaskMs };
  },
  /** The number of layout reads per token. */
  async reads(perSecond: number, ms: number): Promise<number> {
    const watched = countReads();
    const said = await speak(perSecond, ms);
    watched.stop();
    return watched.count() / said;
  },
  focusTray(): void {
    document.querySelector("textarea")?.focus();
  },
  /** While words arrive, the time of each key from its press to its paint. */
  async keys(perSecond: number, ms: number): Promise<number[]> {
    const taken: number[] = [];
    let pressed = 0;
    const count = () => (pressed += 1);
    document.addEventListener("keydown", count);
    const seen = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown") taken.push(duration);
    });
    const asked = { type: "event", durationThreshold: soonestTold };
    seen.observe(asked);
    await speak(perSecond, ms);
    await frames(2);
    document.removeEventListener("keydown", count);
    seen.disconnect();
    // The browser does not report anything faster than its threshold.
    while (taken.length < pressed) taken.push(soonestTold);
    return taken;
  },
  close(): void {
    telling?.end();
    telling?.close();
    telling = undefined;
  },
  /** Plays a story of this many turns, each streamed, and leaves the page. */
  async play(turns: number): Promise<void> {
    const main = openHost();
    const root = createRoot(main);
    const log: LogEntry[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const stream = createTextStream();
      const id = `told-${turn}`;
      log.push({ id: `asked-${turn}`, type: "user_action", content: action, isHistorical: false });
      const arriving = { content: "", isStreaming: true, isHistorical: false } as const;
      log.push({ id, type: "narrative", ...arriving });
      const streamOf = () => stream;
      const shown = (busy: boolean) => (
        <PlayLog entries={log.slice()} streamOf={streamOf} language="en" busy={busy} />
      );
      flushSync(() => root.render(shown(false)));
      for (const token of tokens) stream.append(token);
      stream.end();
      // The next turn shows the rest of the text at once that was still being typed out.
      flushSync(() => root.render(shown(true)));
      await frames(1);
      log[log.length - 1] = { id, type: "narrative", content: stream.text(), isHistorical: false };
    }
    root.unmount();
    main.remove();
    await frames(3);
  },
};

export type StreamsBench = typeof bench;
Object.assign(globalThis, { bench });
