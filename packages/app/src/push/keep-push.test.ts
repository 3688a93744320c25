// @vitest-environment happy-dom
import { createApiClient, createSignInStore } from "@katha/api";
import { calls } from "@katha/api/contract";
import type { PushDevices } from "@katha/api/notifications";
import { asSent } from "@katha/api/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "../store/store.ts";
import { keepPush } from "./keep-push.ts";

const serverKey = `B${"k".repeat(86)}`;
const keyBytes = Uint8Array.from(Buffer.from(serverKey, "base64url"));

let made: ReturnType<typeof aSubscription> | null;
let asked: { method: string; path: string; body: unknown }[];
let answer: PushDevices;

const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
  made = null;
  return true;
});
const subscribe = vi.fn<() => Promise<object>>(async () => (made ??= aSubscription("new")));

function aSubscription(name: string, key: Uint8Array = keyBytes) {
  const endpoint = `https://push.example/${name}`;
  return {
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe,
  };
}

const device = (endpoint: string | null) => ({
  id: "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
  device: "A test",
  isCurrent: endpoint !== null,
  endpoint,
  createdAt: "2026-11-20T06:20:00.000Z",
  pushedAt: null,
});

beforeEach(() => {
  vi.clearAllMocks();
  asked = [];
  made = null;
  answer = { serverKey, devices: [] };
  const registration = { pushManager: { getSubscription: async () => made, subscribe } };
  const serviceWorker = {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(navigator, "locks");
  localStorage.clear();
});

async function keep(reader: string | null): Promise<void> {
  const signInStore = createSignInStore(() => localStorage);
  const sub = reader ?? "";
  const token = `head.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.mark`;
  if (reader !== null) signInStore.signIn({ accessToken: token, refreshToken: "r" }, null);
  const client = createApiClient({
    signInStore,
    fetch: async (input, init) => {
      const request = new Request(new URL(input as string, "https://katha.test"), init);
      const written = await request.text();
      const body: unknown = written === "" ? undefined : JSON.parse(written);
      asked.push({ method: request.method, path: new URL(request.url).pathname, body });
      return Response.json(asSent(calls.listPushDevices.answer, answer));
    },
  });
  await keepPush(signInStore, createStore(client));
}

const told = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => body);

it("leaves alone what both sides know", async () => {
  made = aSubscription("one");
  answer.devices = [device("https://push.example/one")];
  await keep("asha");
  expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it("ends the subscription of who has signed out, without a line as well", async () => {
  made = aSubscription("one");
  await keep(null);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it("ends the subscription of a device that was put away from another one", async () => {
  made = aSubscription("one");
  answer.devices = [device(null)];
  await keep("asha");
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

it("tells the server of a subscription that the browser made anew, or lost", async () => {
  made = aSubscription("other");
  answer.devices = [device("https://push.example/one")];
  await keep("asha");
  expect(told()).toEqual([{ endpoint: "https://push.example/other", p256dh: "p", auth: "a" }]);
  asked = [];
  made = null;
  await keep("asha");
  expect(told()).toEqual([{ endpoint: "https://push.example/new", p256dh: "p", auth: "a" }]);
});

it("subscribes again where the server has another key", async () => {
  made = aSubscription(
    "one",
    Uint8Array.from({ length: 65 }, () => 4),
  );
  await keep("asha");
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(told()).toEqual([{ endpoint: "https://push.example/new", p256dh: "p", auth: "a" }]);
});

it("changes nothing where nobody asked for news, or where the server cannot be reached", async () => {
  await keep("asha");
  expect(subscribe).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
});
