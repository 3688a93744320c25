// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import path from "node:path";
import type * as reactDom from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteLinksId } from "@katha/api";
import { siteLinks } from "./testing/site-links.ts";
import { aStory } from "./testing/stories.ts";

vi.mock("./server-render/preloads.ts", () => ({ filesOf: () => [], fontsOf: () => [] }));

// Roots are kept here to unmount them: the app does not expose its root, and must not stay in other tests' pages.
const roots = vi.hoisted<reactDom.Root[]>(() => []);
vi.mock("react-dom/client", async (original) => {
  const { hydrateRoot, createRoot } = await original<typeof reactDom>();
  const kept = (root: reactDom.Root): reactDom.Root => {
    roots.push(root);
    return root;
  };
  return {
    hydrateRoot: (...given: Parameters<typeof hydrateRoot>) => kept(hydrateRoot(...given)),
    createRoot: (...given: Parameters<typeof createRoot>) => kept(createRoot(...given)),
  };
});

const cover = `/media/${"ab".repeat(16)}/960.webp`;
const story = aStory(1, { title: "Fourteen Years", coverImageUrl: cover, isFeatured: true });
const answers: Record<string, unknown> = {
  "/api/v1/stories/": { stories: [story], page: 1, total_pages: 1, total_stories: 1 },
  "/api/v1/stories/browse/": {
    stories: [story],
    page: 1,
    has_more: false,
    total_stories: 1,
    is_estimate: false,
    counts: [{ trait: "language", value: "en", name: "English", stories: 1 }],
  },
  "/api/v1/stories/featured/": [story],
  "/api/v1/stories/trending/": [story],
  [`/api/v1/stories/${story.id}`]: story,
};
const answered: typeof fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return Response.json(answers[pathname] ?? null, { status: pathname in answers ? 200 : 404 });
};

const asked = vi.fn<typeof fetch>(answered);
vi.stubGlobal("fetch", asked);

/** For what never comes: each test imports the whole app again, and other tests may keep the processors busy. */
const patient = { timeout: 45_000 };

const complained = vi.spyOn(console, "error");

beforeEach(() => {
  // A page that was refused looks for its server every five seconds, also once its test has ended.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.resetModules();
  // Each test imports its own modules, and Emotion warns about a second copy.
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  vi.useRealTimers();
  document.body.replaceChildren();
  complained.mockClear();
  asked.mockReset().mockImplementation(answered);
  localStorage.clear();
  delete document.documentElement.dataset["hydrated"];
});
// Not earlier: a page may still make a request after its test has ended.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function hydrated(
  address: string,
  language: string,
  shown: string,
  before?: () => void,
): Promise<Element> {
  const { render } = await import("./server-render/render.tsx");
  const page = await render({ address, language, siteLinks, fetch: answered });
  const links = `<script type="application/json" id="${siteLinksId}">${JSON.stringify(siteLinks)}</script>`;
  document.body.innerHTML = links + (page?.app ?? "");
  history.replaceState(null, "", address);
  const heading = document.querySelector(shown);
  expect(heading).not.toBeNull();
  before?.();
  await import("./main.tsx");
  await vi.waitFor(
    () => expect(document.documentElement.dataset).toHaveProperty("hydrated"),
    patient,
  );
  return heading as Element;
}

for (const [address, shown] of [
  ["/home", "h2"],
  [`/game/${story.id}`, "h1"],
  ["/", "h1"],
  ["/stories", "h1"],
  ["/stories?q=years&language=en", "h1"],
  ["/guide", "h1"],
  ["/premium-waitlist", "h1"],
] as const) {
  it(`hydrates ${address} as it was rendered, without a warning and without a request`, async () => {
    const heading = await hydrated(address, "en", shown);
    expect(heading.isConnected).toBe(true);
    expect(complained.mock.calls).toEqual([]);
    expect(
      asked.mock.calls.filter(([request]) =>
        (request instanceof Request ? request.url : request.toString()).includes("/stories"),
      ),
    ).toEqual([]);
  });
}

it("shows the reader's own theme and language after hydration", async () => {
  localStorage.setItem("katha-theme", "light");
  localStorage.setItem("katha-language", "hi");
  const heading = await hydrated(`/game/${story.id}`, "en", "h1");
  await vi.waitFor(() => expect(document.title).toBe("Fourteen Years · कथा"), patient);
  expect(heading.isConnected).toBe(true);
  expect(document.querySelector<HTMLInputElement>("[value=light]")?.checked).toBe(true);
  expect(document.cookie).toContain("katha-language=hi");
  expect(complained.mock.calls).toEqual([]);
});

it("hydrates a kept page on a device that is offline, and then says so", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const heading = await hydrated(`/game/${story.id}`, "en", "h1", () => {
    // The server was online, and had its own modules.
    vi.resetModules();
    online.mockReturnValue(false);
    asked.mockRejectedValue(new TypeError("Failed to fetch"));
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain("You are offline"), patient);
  expect(heading.isConnected).toBe(true);
  expect(complained.mock.calls).toEqual([]);
  online.mockRestore();
});

it.each([`/game/${story.id}`, "/stories"])(
  "fetches %s again for a reader who is signed in",
  async (address) => {
    const tokens = { access_token: "a.b.c", refresh_token: "r" };
    localStorage.setItem("tokens", JSON.stringify(tokens));
    await hydrated(address, "en", "h1");
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), patient);
    expect(complained.mock.calls).toEqual([]);
  },
);

const notFetched = "This could not be fetched. Nothing of yours is lost.";

describe("when the words of a language cannot be fetched", () => {
  beforeEach(() => {
    vi.doMock("./preferences/catalogues.ts", () => ({
      translations: ["hi"],
      catalogues: { "/hi/players.ts": () => Promise.reject(new TypeError("Failed to fetch")) },
    }));
  });
  afterEach(() => {
    vi.doUnmock("./preferences/catalogues.ts");
  });

  it("opens the page in English, and says so", async () => {
    localStorage.setItem("katha-language", "hi");
    document.body.innerHTML = '<div id="katha"></div>';
    history.replaceState(null, "", "/guide");
    await import("./main.tsx");
    await vi.waitFor(() => expect(document.body.textContent).toContain(notFetched), patient);
    expect(document.querySelector("h1")?.textContent).toBeTruthy();
    expect(document.documentElement.lang).toBe("en");
  });

  it("keeps the page as it is when somebody chooses that language, and says so", async () => {
    await hydrated(`/game/${story.id}`, "en", "h1");
    document.querySelector<HTMLInputElement>("[value=hi]")?.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain(notFetched), patient);
    expect(document.querySelector("h1")?.textContent).toBe("Fourteen Years");
    expect(document.querySelector<HTMLInputElement>("[value=en]")?.checked).toBe(true);
  });
});

describe("what is pressed before hydration", () => {
  const button = (name: string) =>
    document.querySelector<HTMLButtonElement>(`main button[aria-label="${name}"]`);

  const script = readFileSync(path.join(import.meta.dirname, "start/early-presses.js"), "utf8");
  // oxlint-disable-next-line typescript/no-implied-eval -- it is inlined into the page as a script of its own
  const keepEarlyPresses = () => new Function(script)();

  it("is shown as heard, and done once when the page is hydrated", async () => {
    keepEarlyPresses();
    await hydrated(`/game/${story.id}`, "en", "h1", () => {
      button("Bookmark")?.click();
      button("Bookmark")?.click();
      expect(button("Bookmark")?.getAttribute("aria-busy")).toBe("true");
    });
    await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull(), patient);
    expect(button("Bookmark")?.hasAttribute("aria-busy")).toBe(false);
  });

  it("is done for the reader who is signed in, not for a guest", async () => {
    const tokens = { access_token: "a.b.c", refresh_token: "r" };
    localStorage.setItem("tokens", JSON.stringify(tokens));
    keepEarlyPresses();
    await hydrated(`/game/${story.id}`, "en", "h1", () => button("Bookmark")?.click());
    const marked = () =>
      asked.mock.calls.filter(([input]) =>
        (input instanceof Request ? input.url : input.toString()).endsWith("/bookmark"),
      );
    await vi.waitFor(() => expect(marked()).toHaveLength(1), patient);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("is the choice that was made last, and the text as it was written", async () => {
    keepEarlyPresses();
    await hydrated("/premium-waitlist", "en", "h1", () => {
      document.querySelector<HTMLInputElement>("[value=light]")?.click();
      document.querySelector<HTMLInputElement>("[value=system]")?.click();
      const name = document.querySelector<HTMLInputElement>("[name=name]");
      if (name === null) throw new Error("There is no form");
      name.value = "Meera";
      name.dispatchEvent(new Event("input", { bubbles: true }));
      document.querySelector<HTMLButtonElement>("form button")?.click();
    });
    // Only the email is missing.
    await vi.waitFor(
      () => expect(document.querySelector("[name=email][aria-invalid=true]")).not.toBeNull(),
      patient,
    );
    const name = document.querySelector<HTMLInputElement>("[name=name]");
    expect([name?.value, name?.getAttribute("aria-invalid")]).toEqual(["Meera", null]);
    expect(document.documentElement.dataset["theme"]).toBe("system");
  });
});

it("keeps what was typed into the search before hydration", async () => {
  const tokens = { access_token: "a.b.c", refresh_token: "r" };
  localStorage.setItem("tokens", JSON.stringify(tokens));
  const field = () => document.querySelector<HTMLInputElement>("header search input");
  await hydrated("/home", "en", "h2", () => {
    const typed = field();
    if (typed === null) throw new Error("There is no search");
    typed.focus();
    typed.value = "betaal";
  });
  await vi.waitFor(() => expect(field()?.getAttribute("role")).toBe("combobox"), patient);
  expect(field()?.value).toBe("betaal");
  expect(document.activeElement).toBe(field());
});
