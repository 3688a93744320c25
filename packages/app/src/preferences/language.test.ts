// @vitest-environment happy-dom
import type { Messages } from "@katha/ui";
import { afterEach, expect, it, vi } from "vitest";
import { testStore } from "../testing/store.ts";
import { chooseLanguage, ownNames } from "./language.ts";
import { selectLanguage } from "./preferences-slice.ts";

const hindi = vi.hoisted(() => ({ arrive: () => {}, fail: () => {} }));
vi.mock("./catalogues.ts", () => ({
  translations: ["hi"],
  catalogues: {
    "/hi/players.ts": () =>
      new Promise<Messages>((resolve, reject) => {
        hindi.arrive = () => resolve({});
        hindi.fail = () => reject(new TypeError("network"));
      }),
  },
}));

afterEach(() => localStorage.clear());

it.each(["fail", "arrive"] as const)(
  "the language that was chosen last stays, whether an earlier one should %s later",
  async (late) => {
    const store = testStore();
    const first = store.dispatch(chooseLanguage("hi"));
    await store.dispatch(chooseLanguage("en"));
    hindi[late]();
    await first;
    expect(selectLanguage(store.getState())).toBe("en");
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("katha-language")).toBe("en");
    expect(store.getState().notices.dialog).toBeNull();
  },
);

it("calls languages what the browser would call them", () => {
  for (const [locale, name] of Object.entries(ownNames))
    expect(name).toBe(new Intl.DisplayNames(locale, { type: "language" }).of(locale));
});
