import { createApiClient, createSignInStore } from "@katha/api";
import {
  type ActionResponse,
  type GameSession,
  actionResponse,
  gameSession,
} from "@katha/api/contract";
import { asSent } from "@katha/api/testing";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import {
  findAlong,
  forgetAlong,
  keepWaiting,
  listAlong,
  saveAlong,
  type SessionAlong,
  type TurnAlong,
} from "../../../along/device-db.ts";
import { emitAlong, forgetJoined } from "../../../along/events.ts";
import { writeAlong } from "../../../along/kept.ts";
import { branches, broughtBack } from "../../../along/outcomes.ts";
import { settleWaiting } from "../../../along/settle-waiting.ts";
import { forgetOthers } from "../../../along/taking.ts";
import { clientOf } from "../../../along/keep-along.ts";
import { Providers } from "../../../App.tsx";
import { serverReached } from "../../../offline/offline-slice.ts";
import { switchLanguage } from "../../../preferences/language.ts";
import { paths } from "../../../routes/paths.ts";
import { aResponse, aSession, anEntry } from "../../../testing/sessions.ts";
import { testStore } from "../../../testing/store.ts";
import { idOf } from "../../../testing/stories.ts";
import { reader } from "../../../testing/viewers.ts";
import { AlongStrip } from "./AlongStrip.tsx";

const id = idOf(700);
const branch = idOf(701);

/** An access token of this subject, which nobody checks here. */
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.signed`;

const kept: SessionAlong = {
  id,
  reader: reader.id,
  story: `${idOf(1)} 3`,
  title: "The Lamp of Ujjain",
  language: "en",
  takenAt: "2026-11-20T09:30:00.000Z",
  session: asSent(gameSession, aSession()) as GameSession,
  play: { head: null } as SessionAlong["play"],
  balance: 100,
  size: 184_000,
  trouble: null,
  anew: false,
};

const turn = (n: number, session = id): TurnAlong => ({
  kind: "turn",
  session,
  n,
  id: idOf(n),
  form: { actionType: "custom_action", userAction: "I lift the lamp." },
  read: "0".repeat(64),
  answer: asSent(
    actionResponse,
    aResponse([anEntry(n, { userInput: "I lift the lamp." })]),
  ) as ActionResponse,
  next: { ...kept.play, head: idOf(n) },
});
const picture = (n: number) =>
  ({ kind: "picture", session: id, n, id: idOf(n), form: { actionType: "show" } }) as const;

interface ShownProps {
  locale: string;
  isReached: boolean;
  onWaiting: () => void;
}

function Shown({ locale, isReached, onWaiting }: ShownProps) {
  const [store] = useState(() => testStore());
  useEffect(() => void store.dispatch(switchLanguage(locale)), [store, locale]);
  useEffect(() => void store.dispatch(serverReached(isReached)), [store, isReached]);
  return (
    <Providers store={store}>
      <AlongStrip session={id} onWaiting={onWaiting} />
    </Providers>
  );
}

async function emptyDevice(): Promise<void> {
  for (const one of await listAlong()) await forgetAlong(one.kept.id);
  for (const key of Object.keys(localStorage))
    if (key.startsWith("katha-along")) localStorage.removeItem(key);
  forgetJoined(id);
}

const meta = preview.meta({
  title: "Pages/Play/AlongStrip",
  component: Shown,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { locale: "en", isReached: false, onWaiting: fn() },
  render: (args, { globals }) => <Shown {...args} locale={globals["locale"] as string} />,
  beforeEach: async () => {
    const signInStore = createSignInStore(() => localStorage);
    const tokens = { accessToken: tokenOf(reader.id), refreshToken: "refresh" };
    signInStore.signIn(tokens, reader);
    await emptyDevice();
    await saveAlong(kept, JSON.stringify({ title: kept.title }));
    writeAlong([id]);
    return async () => {
      signInStore.clear();
      await emptyDevice();
    };
  },
});

/** There is no connection, and nothing was done yet. */
export const WithoutALine = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No connection. Katha tells on this device; nothing is lost."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

/** Turns that were told here wait for the line, and among them a picture, which a painter makes, in its order. */
export const TurnsWait = meta.story({
  beforeEach: async () => {
    for (const one of [turn(1), picture(2), turn(3)]) await keepWaiting(one);
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/3 things wait for the line\./)).toBeVisible();
    canvas.getByRole("button", { name: "See what waits" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onWaiting).toHaveBeenCalledOnce();
  },
});

/** What was told here has joined the play. */
export const Settled = meta.story({
  args: { isReached: true },
  beforeEach: () => emitAlong({ kind: "settled", session: id, turns: 2 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("2 parts that were told on this device have joined your play."),
    ).toBeVisible();
  },
});

/** The session went on elsewhere: what was told here is a play of its own, to which a link leads. */
export const Branched = meta.story({
  args: { isReached: true },
  beforeEach: () => void branches.note(id, branch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This story went on elsewhere/)).toBeVisible();
    const link = canvas.getByRole("link", { name: "Go there" });
    await expect(link).toHaveAttribute("href", paths.play(branch));
    // As the words around it, which can be read on this ground.
    const notice = canvas.getByRole("status");
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(notice).color);
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(branches.of(id)).toBeUndefined();
  },
});

const clientWith = (fetch: (address: string, init?: RequestInit) => Response) =>
  createApiClient({
    signInStore: createSignInStore(() => localStorage),
    fetch: (address, init) => Promise.resolve(fetch(address as string, init)),
  });

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** The line is back; the author forbade it meanwhile. What waits settles, then it is deleted here, and the page says so until it is read. */
export const BroughtBack = meta.story({
  args: { isReached: true },
  beforeEach: () => keepWaiting(turn(1)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 thing waits for the line\./)).toBeVisible();
    await expect(canvas.queryByText(/No connection/)).not.toBeInTheDocument();
    const asked: string[] = [];
    const found = await findAlong(id);
    await expect(found?.waiting).toHaveLength(1);
    if (found === undefined) return;
    const client = clientWith((address, init) => {
      asked.push(`${init?.method} ${address.split("/").slice(-2).join("/")}`);
      const settled = { session_id: id, settled: [idOf(1)], stopped: null, reason: null };
      return init?.method === "POST"
        ? json(200, settled)
        : json(403, { code: "author_keeps_online" });
    });
    const isSettled = await settleWaiting(client, found);
    await expect(isSettled).toBe(true);
    await expect(asked).toEqual([`POST ${id}/along`, `GET ${id}/along`]);
    await expect(
      await canvas.findByText(/^Its author keeps this story online now\./),
    ).toBeVisible();
    await expect(await listAlong()).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Understood" }));
    await waitFor(() => expect(canvas.queryByRole("status")).not.toBeInTheDocument());
    await expect(broughtBack.of(id)).toBeUndefined();
  },
});

/** What waits and could not join the play is not deleted with it: its reader sees why, and decides. */
export const RefusedAndForbidden = meta.story({
  args: { isReached: true },
  beforeEach: () => keepWaiting(turn(1)),
  play: async ({ canvas, args }) => {
    await canvas.findByText(/1 thing waits/);
    const found = await findAlong(id);
    if (found === undefined) throw new Error("Nothing is along");
    const stopped = { session_id: id, settled: [], stopped: "told_otherwise", reason: null };
    const client = clientWith((_address, init) =>
      init?.method === "POST" ? json(200, stopped) : json(403, { code: "author_keeps_online" }),
    );
    await settleWaiting(client, found);
    await expect(await canvas.findByText(/could not join your play/)).toBeVisible();
    await expect((await findAlong(id))?.waiting).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "See why" }));
    await expect(args.onWaiting).toHaveBeenCalledOnce();
  },
});

/** After signing out nothing of others stays, but for what they told here and has not settled. */
export const SignedOut = meta.story({
  beforeEach: async () => {
    await saveAlong({ ...kept, id: branch }, null);
    await keepWaiting(turn(1, branch));
  },
  play: async ({ canvasElement }) => {
    createSignInStore(() => localStorage).clear();
    await forgetOthers(testStore().dispatch(clientOf));
    const left = await listAlong();
    await expect(left.map((one) => one.kept.id)).toEqual([branch]);
    await expect(left[0]?.waiting).toHaveLength(1);
    await expect(within(canvasElement).queryByText(/thing waits/)).not.toBeInTheDocument();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
  beforeEach: async () => {
    for (const n of [1, 2, 3]) await keepWaiting(turn(n));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/3 चीज़ें इंटरनेट की प्रतीक्षा में हैं।/)).toBeVisible();
  },
});
