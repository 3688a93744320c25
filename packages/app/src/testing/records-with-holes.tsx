import { apiBase, viewerChanged } from "@katha/api";
import { type AnyCall, calls } from "@katha/api/contract";
import { idOf, sampleOf, schemaOf } from "@katha/api/testing";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App } from "../App.tsx";
import { pageRoutes } from "../routes/route-table.ts";
import { createBrowserRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { testStore } from "./store.ts";

const user = {
  id: idOf(9),
  username: "asha",
  email: "asha@katha.example",
  displayName: "Asha",
  avatarUrl: null,
  isVerified: true,
  createdAt: "2026-11-20T09:30:00.000Z",
  showsMature: false,
  sharesUnanswered: null,
  newsByEmail: "off",
  hasConfirmedAge: false,
  role: "admin",
} as const;

/** Fixed paths first: `/stories/featured` must not match `/stories/{id}`. */
const allCalls = Object.values<AnyCall>(calls).toSorted(
  (one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")),
);

function callAt(method: string, pathname: string): AnyCall | undefined {
  const path = pathname.replace(apiBase, "").replace(/\/$/, "");
  return allCalls.find(
    (call) =>
      call.method === method &&
      new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
}

/** The same record with a hole in place of every value, except nested records. */
function withHoles(value: unknown, hole: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withHoles(item, hole));
  if (typeof value !== "object" || value === null) return hole;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withHoles(inner, hole)]),
  );
}

/** The same number of records, all empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => ({}));
  const lists = Object.entries(value as object).filter(([, inner]) => Array.isArray(inner));
  return Object.fromEntries(lists.map(([name, inner]) => [name, emptied(inner)]));
}

const breakages = {
  "whole records": (answer) => answer,
  "records whose every field is null": (answer) => withHoles(answer, null),
  "records whose fields have the wrong type": (answer) => withHoles(answer, 7),
  "records without any field": emptied,
  "null in place of records": (answer) => (Array.isArray(answer) ? [null, null] : null),
} satisfies Record<string, (answer: unknown) => unknown>;

export type Breakage = keyof typeof breakages;

const headings = "h1, h2, h3, h4, [role='heading']";

/** These pages read nothing, or only the ways to sign in. */
const withoutRecords = new Set(["terms", "privacy", "waitlist", "adminLogin"]);
const addresses = pageRoutes
  .filter(({ id, access }) => access !== "signIn" && !withoutRecords.has(id))
  .map(({ id, path }) => path.replace(/:\w+/, idOf(1)) + (id === "sharedStory" ? "#token" : ""));

/** Every page is shown, whatever the server answers. */
export function testPagesWith(...kinds: readonly Breakage[]): void {
  beforeEach(() => {
    localStorage.setItem("tokens", JSON.stringify({ access_token: "a", refresh_token: "r" }));
    localStorage.setItem("user", JSON.stringify(user));
    vi.spyOn(console, "error");
    vi.spyOn(console, "warn").mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  for (const address of addresses) {
    it.each([...kinds])(`${address} is shown with %s`, async (kind) => {
      const broken = breakages[kind];
      const unanswered: string[] = [];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : input;
        const asked = new Request(new URL(url, "http://katha.test"), init);
        const { pathname } = new URL(asked.url);
        const call = callAt(asked.method, pathname);
        if (!call) unanswered.push(`${asked.method} ${pathname}`);
        return Response.json(broken(call ? sampleOf(schemaOf(call.answer)) : {}));
      };
      const store = testStore(fetch);
      store.dispatch(viewerChanged({ isSignedIn: true, user, isAdmin: false }));
      window.history.pushState(null, "", address);
      const router = createBrowserRouter(createRoutes(store));
      render(<App router={router} store={store} onHydrated={() => {}} />);
      // By selector, because `getAllByRole` computes the whole page's styles on each try.
      await waitFor(() => expect(document.querySelector(headings)).not.toBeNull(), {
        timeout: 20_000,
      });
      await waitFor(() => {
        const { queries } = store.getState().api;
        expect(Object.values(queries).map((query) => query?.status)).not.toContain("pending");
      });
      expect(screen.queryAllByText(/Something stopped us/)).toHaveLength(0);
      expect(unanswered).toEqual([]);
      router.dispose();
    });
  }
}
