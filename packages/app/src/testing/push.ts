import type { Answer } from "@katha/api";
import { spyOn } from "storybook/test";
import { idOf } from "./stories.ts";

const serverKey = `B${"k".repeat(86)}`;

export const noPushDevices: Answer<"listPushDevices"> = { serverKey, devices: [] };

const browsers = {
  here: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  phone:
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
} as const;

/** The answer with these devices, of which `here` is this browser. */
export function pushDevicesOn(
  ...names: readonly (keyof typeof browsers)[]
): Answer<"listPushDevices"> {
  const devices = names.map((name, at) => ({
    id: idOf(630 + at),
    device: browsers[name],
    isCurrent: name === "here",
    endpoint: name === "here" ? endpoint : null,
    createdAt: "2026-11-20T06:20:00.000Z",
    pushedAt: name === "phone" ? "2026-11-22T19:00:00.000Z" : null,
  }));
  return { serverKey, devices };
}

const endpoint = "https://push.example/send/here";

/** A browser that can push, and whose user answers its question so. */
export function browserThatPushes({
  permission = "default",
  answer = "granted",
  isReached = true,
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** Whether it reaches its maker's push service. */
  isReached?: boolean;
} = {}) {
  let given = permission;
  let made: object | null = null;
  const unsubscribed = { times: 0 };
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: `B${"p".repeat(86)}`, auth: "a".repeat(22) } }),
    unsubscribe: async () => {
      unsubscribed.times += 1;
      made = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async () => {
      if (!isReached) throw new DOMException("Registration failed", "AbortError");
      return (made = subscription);
    },
  };
  spyOn(Notification, "permission", "get").mockImplementation(() => given);
  const asks = spyOn(Notification, "requestPermission").mockImplementation(
    async () => (given = answer),
  );
  spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  return { asks, unsubscribed };
}
