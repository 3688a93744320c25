import type { Browser } from "playwright-core";
import type { CodePlace, NameOf } from "./function-names.ts";

/** What a first visit's main thread spent on one thing, in milliseconds of the processor. */
export interface Cost {
  readonly name: string;
  readonly spent: number;
  readonly times: number;
}

interface Details extends CodePlace {
  readonly type?: string;
  readonly reason?: string;
  readonly nodeName?: string;
  readonly stackTrace?: readonly CodePlace[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: Details; readonly beginData?: Details };
}

const untilQuietMs = 8_000;
const timeline = "disabled-by-default-devtools.timeline";
const categories = [
  "devtools.timeline",
  "toplevel",
  "v8.execute",
  timeline,
  `${timeline}.stack`,
  `${timeline}.invalidationTracking`,
];

/** Everything that a first visit costs, dearest first; styles and layouts by what made them necessary and who did it. */
export async function costsOf(browser: Browser, address: string, nameOf: NameOf): Promise<Cost[]> {
  const events = await traceOf(browser, address);
  const main = mainThreadOf(events);
  const costs = new Map<string, { spent: number; times: number }>();
  const open: { ends: number; cost: { spent: number; times: number } }[] = [];
  const causes: Record<string, string[]> = { UpdateLayoutTree: [], Layout: [] };
  for (const event of main) {
    const { name, ph, ts, dur = 0, tdur = 0 } = event;
    const cause = causeOf(event, nameOf);
    if (cause) causes[name.startsWith("Layout") ? "Layout" : "UpdateLayoutTree"]?.push(cause);
    if (ph !== "X") continue;
    while ((open.at(-1)?.ends ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const label = labelOf(event, nameOf, causes[name]);
    if (causes[name]) causes[name] = [];
    const cost = costs.get(label) ?? { spent: 0, times: 0 };
    costs.set(label, cost);
    cost.spent += tdur / 1000;
    cost.times += 1;
    const around = open.at(-1)?.cost;
    if (around) around.spent -= tdur / 1000;
    open.push({ ends: ts + dur, cost });
  }
  return [...costs]
    .map(([name, { spent, times }]) => ({ name, spent, times }))
    .toSorted((one, other) => other.spent - one.spent);
}

async function traceOf(browser: Browser, address: string): Promise<TraceEvent[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const line = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  line.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  try {
    const page = await context.newPage();
    await line.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: categories },
    });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(untilQuietMs);
    const complete = new Promise((resolve) => {
      line.once("Tracing.tracingComplete", resolve);
    });
    await line.send("Tracing.end");
    await complete;
    return events;
  } finally {
    await context.close();
  }
}

/** The thread that lays out the page, in the order of time, outer events before those within them. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, number>();
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name !== "Layout" && event.name !== "UpdateLayoutTree") continue;
    threads.set(keyOf(event), (threads.get(keyOf(event)) ?? 0) + 1);
  }
  const [main] = [...threads].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return events
    .filter((event) => keyOf(event) === main && event.ts > 0)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

const invalidations = new Set(["StyleRecalcInvalidationTracking", "LayoutInvalidationTracking"]);

function causeOf({ name, args }: TraceEvent, nameOf: NameOf): string | undefined {
  if (!invalidations.has(name) || !args.data) return undefined;
  const { nodeName = "", reason = "", stackTrace = [] } = args.data;
  const [by] = stackTrace;
  const element = nodeName.split(" ")[0];
  return `${reason}, ${element}${by ? `, by ${nameOf(by)}` : ""}`;
}

function labelOf({ name, args }: TraceEvent, nameOf: NameOf, causes: string[] = []): string {
  const details = args.data ?? {};
  if (name === "FunctionCall") return `script: ${nameOf(details)}`;
  if (name === "EventDispatch") return `event: ${details.type ?? ""}`;
  if (name !== "UpdateLayoutTree" && name !== "Layout") return name;
  const [forcedBy] = args.beginData?.stackTrace ?? [];
  const kind = name === "Layout" ? "layout" : "styles";
  return `${kind}: ${mostFrequent(causes)}${forcedBy ? `, forced by ${nameOf(forcedBy)}` : ""}`;
}

function mostFrequent(all: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "no cause given";
}
