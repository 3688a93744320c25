// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App } from "../App.tsx";
import { sessionChanged } from "@katha/api";
import { createBrowserRouter } from "../routes/router.ts";
import { createRoutes } from "../routes/routes.tsx";
import { testStore } from "../testing/store.ts";
import { anEntry, aSession } from "../testing/sessions.ts";
import { aStory, idOf } from "../testing/stories.ts";

vi.setConfig({ testTimeout: 60_000 });

const user = { id: idOf(9), username: "asha", role: "admin" };
const task = {
  task_id: "first",
  title: "Read",
  description: "Read a story",
  is_completed: false,
  is_locked: false,
  star_reward: 1,
  level_required: 1,
  progress_percentage: 10,
  coin_reward: 5,
  current_value: 1,
  target_value: 10,
};
const summary = {
  username: "asha",
  level: {
    title: "Reader",
    current: 1,
    current_stars: 0,
    stars_for_next_level: 3,
    star_progress_percentage: 0,
  },
  currency: { coins_balance: 100 },
};
const model = {
  model_key: "tenali",
  display_name: "Tenali",
  hinglish_description: "",
  tier: "standard",
  credit_cost: 1,
};
const story = aStory(1);
const session = aSession([anEntry(1)]);
const moment = "2026-11-20T09:30:00.000Z";

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/\/stories\/(featured|trending|my)\/$/, [story]],
  [/\/stories\/$/, { stories: [story], page: 1, total_pages: 1, total_stories: 1 }],
  [/\/stories\/[^/]+$/, story],
  [/\/categories\/$/, [story.category]],
  [/\/categories\/tags\/$/, [{ id: idOf(8), display_name: "River", color: "#3fc1b8" }]],
  [/\/game\/sessions\/[^/]+\/memory$/, { session_id: session.id, items: [] }],
  [/\/game\/sessions\/[^/]+$/, session],
  [/\/models\/featured$/, { text: [model], image: [model] }],
  [/\/progress\/tasks$/, { tasks: [task], summary }],
  [
    /\/wallet\/entries$/,
    {
      balance: 1,
      held: 0,
      entries: [
        {
          id: idOf(7),
          amount: 1,
          balance_after: 1,
          reason: "gift",
          description: "",
          reference: null,
          created_at: moment,
        },
      ],
      next_cursor: null,
    },
  ],
  [/\/admin\/stories$/, { stories: [story], page: 1, total_pages: 1, total_stories: 1 }],
  [/\/admin\/reviews$/, [{ story, submitted_at: moment, findings: [] }]],
  [
    /\/admin\/users$/,
    {
      users: [{ ...user, email: "a@b.example", premium_until: moment, last_seen_at: moment }],
      total_users: 1,
      next_cursor: null,
    },
  ],
  [
    /\/admin\/audit$/,
    {
      entries: [
        {
          id: idOf(6),
          actor: user,
          act: "story.featured",
          subject: { kind: "story", id: idOf(1), name: "" },
          before: null,
          after: null,
          created_at: moment,
        },
      ],
      next_cursor: null,
    },
  ],
  [
    /\/admin\/reports$/,
    [
      {
        id: idOf(5),
        story_id: idOf(1),
        story_title: "A",
        turn_id: idOf(2),
        reason: "harm",
        note: "",
        passage: "",
        status: "open",
        created_at: moment,
      },
    ],
  ],
  [/\/auth\/me$/, user],
];

/** The same record with a hole in place of every value that is not itself a record. */
function withHoles(value: unknown, hole: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withHoles(item, hole));
  if (typeof value !== "object" || value === null) return hole;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withHoles(inner, hole)]),
  );
}

/** Every record empty, but as many of them as before. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => ({}));
  const lists = Object.entries(value as object).filter(([, inner]) => Array.isArray(inner));
  return Object.fromEntries(lists.map(([name, inner]) => [name, emptied(inner)]));
}

const breakages: Readonly<Record<string, (answer: unknown) => unknown>> = {
  "whole records": (answer) => answer,
  "records whose every field is null": (answer) => withHoles(answer, null),
  "records whose fields have the wrong type": (answer) => withHoles(answer, 7),
  "records without any field": emptied,
  "null in place of records": (answer) => (Array.isArray(answer) ? [null, null] : null),
};

const pages = [
  "/home",
  `/game/${story.id}`,
  `/play/${session.id}`,
  "/my-stories",
  "/profile",
  "/admin/stories",
  "/admin/review",
  "/admin/users",
  "/admin/audit",
  "/admin/reports",
];

beforeEach(() => {
  localStorage.setItem("tokens", JSON.stringify({ access_token: "a", refresh_token: "r" }));
  localStorage.setItem("user", JSON.stringify(user));
  localStorage.setItem("isAdmin", "true");
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

for (const address of pages) {
  it.each(Object.entries(breakages))(`${address} is shown with %s`, async (_name, broken) => {
    const unanswered: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      const { pathname } = new URL(
        input instanceof Request ? input.url : input,
        "http://katha.test",
      );
      const found = answers.find(([path]) => path.test(pathname));
      if (!found) unanswered.push(pathname);
      return Response.json(broken(found?.[1] ?? {}));
    };
    const store = testStore(fetch);
    store.dispatch(
      sessionChanged({
        isSignedIn: true,
        user: {
          ...user,
          email: "",
          display_name: "",
          avatar_url: null,
          is_verified: true,
          created_at: moment,
          role: "admin",
        },
        isAdmin: true,
      }),
    );
    window.history.pushState(null, "", address);
    const router = createBrowserRouter(createRoutes(store));
    render(<App router={router} store={store} onHydrated={() => {}} />);
    await waitFor(() => expect(screen.getAllByRole("heading").length).toBeGreaterThan(0), {
      timeout: 20_000,
    });
    await waitFor(() => {
      const { queries } = store.getState().api;
      expect(Object.values(queries).map((query) => query?.status)).not.toContain("pending");
    });
    expect(screen.queryByText(/Something stopped us/)).toBeNull();
    expect(unanswered).toEqual([]);
    router.dispose();
  });
}
