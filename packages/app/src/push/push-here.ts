import { base } from "../routes/base.ts";
import type { Body } from "@katha/api";
import type { PushObstacle } from "@katha/ui/screens";

type PushAddress = Body<"keepPushDevice">;

/** Why this browser cannot show news; undefined if it can, or may be asked whether it may. */
export function obstacleHere(): PushObstacle | undefined {
  if (!window.isSecureContext) return "insecure";
  const knowsPush = "serviceWorker" in navigator && "PushManager" in window;
  if (!knowsPush || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : undefined;
}

/** One at a time, in all tabs: a subscription that is being made is not taken for one that nobody wants. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // The types know no lock's own result.
  return navigator.locks.request("katha-push", work) as Promise<Result>;
}

export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

const bytesOf = (written: string) =>
  Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );

/** Whether the push service takes what this server signs. */
export function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const wanted = bytesOf(serverKey);
  const made = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return made.length === wanted.length && made.every((byte, at) => byte === wanted[at]);
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

const patienceMs = 30_000;

/** The browser asks its maker's push service, which may not answer. */
function within<Result>(asked: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The push service is silent.")), patienceMs);
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

/** Subscribes this browser, where its user has allowed that. */
export async function subscribe(serverKey: string): Promise<PushAddress> {
  const registration =
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register(`${base}/sw.js`));
  await within(navigator.serviceWorker.ready);
  const earlier = await registration.pushManager.getSubscription();
  if (earlier && !isFor(earlier, serverKey)) await earlier.unsubscribe();
  const made = registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  });
  return addressOf(await within(made));
}

/** Has the browser ask its user, and subscribes it; only a press may lead here. */
export async function askToSubscribe(
  serverKey: string,
): Promise<PushAddress | "notAllowed" | "failed"> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "notAllowed";
    return await subscribe(serverKey);
  } catch {
    return "failed";
  }
}

/** Without a line the browser still forgets the subscription. */
export async function unsubscribeHere(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe();
  } catch {
    // The server no longer pushes, whatever the browser keeps.
  }
}
