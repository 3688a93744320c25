// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryRouter } from "../routes/router.ts";
import { goingTo, reloadOnceOnStaleChunk } from "./stale-chunk.ts";

interface World {
  onLine: boolean;
  storage: Storage | null;
  whereTo: string | null;
}

const assign = vi.fn<(path: string) => void>();

function page(world: Partial<World> = {}) {
  const { onLine = true, storage = sessionStorage, whereTo = "/game/7" } = world;
  const events = new EventTarget();
  reloadOnceOnStaleChunk(
    {
      addEventListener: events.addEventListener.bind(events),
      navigator: { onLine },
      location: { assign },
      get sessionStorage() {
        if (!storage) throw new DOMException("denied", "SecurityError");
        return storage;
      },
    } as unknown as Window,
    () => whereTo,
  );
  return () => {
    const event = new Event("vite:preloadError", { cancelable: true });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T09:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  assign.mockReset();
  sessionStorage.clear();
});

it("reloads once, and leaves a second failure to the error page", () => {
  expect(page()()).toBe(true);
  expect(page()()).toBe(false);
  expect(assign.mock.calls).toEqual([["/game/7"]]);
});

it("reloads again after the next deploy", () => {
  page()();
  vi.advanceTimersByTime(60_000);
  page()();
  expect(assign).toHaveBeenCalledTimes(2);
});

it("does not throw away the page when offline, or when it could loop unseen", () => {
  page({ onLine: false })();
  page({ storage: null })();
  expect(assign).not.toHaveBeenCalled();
});

it("leaves the page alone when nobody is navigating", () => {
  expect(page({ whereTo: null })()).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

it("goes where the router is going, and nowhere from a page that stands", async () => {
  const arrived = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: "/", element: null },
    { path: "/game/:id", element: null, loader: () => arrived.promise },
  ]);
  expect(goingTo(router)).toBeNull();
  const going = router.navigate("/game/7?part=2");
  expect(goingTo(router)).toBe("/game/7?part=2");
  arrived.resolve(null);
  await going;
  expect(goingTo(router)).toBeNull();
  router.dispose();
});
