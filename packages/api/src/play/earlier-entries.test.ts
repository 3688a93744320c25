import { expect, it } from "vitest";
import { sessionEntries } from "../contract/game/game.ts";
import { asSent } from "../testing/wire.ts";
import { aResponse, aSession, anEntry, anOpening, idOf } from "../testing/index.ts";
import { openPage } from "../testing/open-play.ts";
import { loadEarlier } from "./earlier-entries.ts";

const parts = [1, 2, 3, 4].map((number) => anEntry(number));
const opened = aSession();
const session = {
  ...opened,
  sessionData: { ...opened.sessionData, narrativeHistory: parts.slice(2), earlier: "2" },
};
const answering = (entries: object) => Response.json(asSent(sessionEntries, entries));
const all = [anOpening, ...parts];

function open(answer: (before: string | null) => Response) {
  const page = openPage([], session);
  page.fetch.mockImplementation(async (address) =>
    answer(new URL(address as string, "http://katha.test").searchParams.get("before")),
  );
  const texts = () =>
    page
      .log()
      .entries.filter(({ type }) => type === "narrative")
      .map(({ content }) => content);
  return { page, texts, load: () => page.store.dispatch(loadEarlier(page.context)) };
}

it("puts older parts in front, as far as the opening", async () => {
  const { page, texts, load } = open((before) =>
    answering(
      before === "2"
        ? { entries: all.slice(2, 3), earlier: "1" }
        : { entries: all.slice(0, 2), earlier: null },
    ),
  );
  expect(page.log().earlier).toBe("more");
  const first = load();
  expect(page.log().earlier).toBe("loading");
  await first;
  expect(texts()).toEqual(["Part 2.", "Part 3.", "Part 4."]);
  await load();
  expect(texts()).toEqual(["A lamp burns.", "Part 1.", "Part 2.", "Part 3.", "Part 4."]);
  expect(page.log().earlier).toBe("none");
  await load();
  expect(page.fetch).toHaveBeenCalledTimes(2);
});

it("loses nothing when they cannot be read, and asks again", async () => {
  let isUp = false;
  const { page, texts, load } = open(() =>
    isUp
      ? answering({ entries: all.slice(0, 3), earlier: null })
      : Response.json({ detail: "Down." }, { status: 500 }),
  );
  await load();
  expect(page.log().earlier).toBe("failed");
  expect(texts()).toEqual(["Part 3.", "Part 4."]);
  isUp = true;
  await load();
  expect(texts()).toHaveLength(5);
});

it("reads a page again when a turn was told meanwhile, which may have taken back a part of it", async () => {
  const told = aResponse([anEntry(9, { turnId: idOf(10) })]);
  const page = openPage([{ outcome: { kind: "done", response: told } }], session);
  const asked = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let times = 0;
  page.fetch.mockImplementation(
    () => asked[times++]?.promise ?? Promise.reject(new Error("asked")),
  );
  const loading = page.store.dispatch(loadEarlier(page.context));
  await page.act({ actionType: "continue" });
  const answer = (isUndone: boolean) =>
    answering({ entries: [{ ...parts[1], isUndone }], earlier: null });
  asked[0]?.resolve(answer(false));
  asked[1]?.resolve(answer(true));
  await loading;
  expect(page.log().entries[0]).toMatchObject({ isUndone: true });
});
