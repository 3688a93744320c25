import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { expect, it } from "vitest";
import type { ActionForm } from "../shapes/made/game/turn.ts";
import { openingPart } from "../contract/values.ts";
import { currentPart, historyEntries, openChoices } from "../game/log-entries.ts";
import type { LogEntry } from "../shapes/play-log.ts";
import { api } from "../http/api.ts";
import { aHistory, aSession } from "../testing/index.ts";
import { openPage } from "../testing/open-play.ts";
import { gameSession, sessionEntries } from "../contract/game/game.ts";
import { asSent } from "../testing/wire.ts";
import { playedServer } from "../testing/played-server.ts";
import { catchUp } from "./catch-up.ts";
import { loadEarlier } from "./earlier-entries.ts";

const acts = ["continue", "choose", "say", "show", "undo", "retell", "select"] as const;
type Act = (typeof acts)[number];
/** What happens at this page, what elsewhere; `look` reads the session anew, `earlier` scrolls up. */
type Step = { readonly at: "here" | "elsewhere"; readonly act: Act } | "look" | "earlier";

const anyAct = constantFrom(...acts);
const step: Arbitrary<Step> = oneof(
  { weight: 8, arbitrary: record({ at: constant("here" as const), act: anyAct }) },
  { weight: 2, arbitrary: record({ at: constant("elsewhere" as const), act: anyAct }) },
  { weight: 1, arbitrary: constantFrom("look" as const, "earlier" as const) },
);
const portions = record({
  turn: integer({ min: 2, max: 6 }),
  opened: integer({ min: 1, max: 5 }),
  page: integer({ min: 1, max: 4 }),
});

/** What a reader sees: no line for continuing, one for parts that were taken back one after the other. */
function seen(entries: readonly LogEntry[]): string[] {
  return entries
    .filter(({ type, content }) => content !== "Continuing story..." && type !== "warning")
    .map(({ type, content, command, isUndone }) =>
      isUndone ? "taken back" : `${type}: ${command ?? content}`,
    )
    .filter((line, at, all) => line !== "taken back" || all[at - 1] !== line);
}

type Server = ReturnType<typeof playedServer>;

const sessionOf = (server: Server) => ({ ...aSession(), sessionData: server.data() });

function openAt(server: Server) {
  const page = openPage([], sessionOf(server));
  const { dispatch } = page.store;
  page.fetch.mockImplementation(async (address) => {
    const before = new URL(address as string, "http://katha.test").searchParams.get("before");
    return Response.json(
      before === null
        ? asSent(gameSession, sessionOf(server))
        : asSent(sessionEntries, server.entriesBefore(before)),
    );
  });
  page.requests.take = async ({ form }) =>
    form.seen === server.here()
      ? { kind: "done", response: server.take(form) }
      : { kind: "failed", failure: { status: 409, problem: { code: "story_moved" } } };
  page.requests.retell = async ({ form }) => ({
    kind: "done",
    response: server.retell(form ?? {}),
  });
  const rest = async () => {
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    await expect.poll(() => page.log().isBusy).toBe(false);
  };
  return {
    ...page,
    rest,
    look: () => dispatch(catchUp(page.context, sessionOf(server))),
    earlier: () => dispatch(loadEarlier(page.context)),
    /** The whole log, where the story stands now. */
    async wholeLog() {
      if ((page.log().current?.turn ?? openingPart) !== server.here()) {
        page.chooseVersion(sessionOf(server));
      }
      dispatch(catchUp(page.context, sessionOf(server)));
      while (page.log().earlier !== "none") await dispatch(loadEarlier(page.context));
      return seen(page.log().entries);
    },
  };
}

type Page = ReturnType<typeof openAt>;

const formOf = (act: Act): ActionForm => {
  if (act === "choose") return { actionType: "continue", selectedChoice: "Take it" };
  if (act === "say") return { actionType: "custom_action", userAction: "I sing." };
  return { actionType: act === "show" || act === "undo" ? act : "continue" };
};

async function take(page: Page, server: Server, { at, act }: Exclude<Step, string>) {
  if (act === "retell" || act === "select") {
    const [first] = server.versions();
    if (first === undefined) return;
    if (act === "select") server.select(first);
    else if (at === "elsewhere") server.retell({});
    else if (page.log().current?.turn === server.here()) await page.retell({});
    if (act === "select" && at === "here") page.chooseVersion(sessionOf(server));
    return;
  }
  if (act === "undo" && !server.canUndo()) return;
  if (at === "here") await page.act(formOf(act));
  else server.take(formOf(act));
}

async function play(steps: readonly Step[], server: Server) {
  for (const act of ["continue", "choose", "say"] as const) server.take(formOf(act));
  const page = openAt(server);
  for (const one of steps) {
    if (one === "look") page.look();
    else if (one === "earlier") await page.earlier();
    else await take(page, server, one);
    await page.rest();
  }
  return page;
}

it.each([
  ["whole histories", constant(null)],
  ["what is new", portions],
])("ends in the same log as a page that is opened then, from %s", async (_name, sent) => {
  const steps = array(step, { maxLength: 24 });
  await assert(
    asyncProperty(steps, sent, boolean(), async (all, portion, forgetsVersions) => {
      const server = playedServer(portion, { forgetsVersions });
      const page = await play(all, server);
      const history = server.history();
      expect(await page.wholeLog()).toEqual(
        seen(historyEntries(aHistory(history), (model) => model)),
      );
      expect(page.log().current).toEqual(currentPart(aHistory(history)));
      expect(page.log().choices).toEqual(openChoices(aHistory(history)));
    }),
    { numRuns: 150 },
  );
});
