// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { createI18n } from "../../../messages/i18n.ts";
import { I18nProvider } from "../../../messages/I18nProvider.tsx";
import { messages as hi } from "../../../messages/locales/hi.ts";
import { useTaskText } from "./useTaskText.ts";

function textIn(i18n = createI18n("en")) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return renderHook(() => useTaskText(), { wrapper }).result.current;
}

it("says a task by its code, however the server words it, and as often as the server asks for it", () => {
  const said = { code: "garland", title: "Anything", description: "Anything" };
  const english = textIn();
  expect(english.titleOf(said)).toBe("A garland");
  expect(english.descriptionOf({ ...said, targetValue: 1_200 })).toBe("Like 1,200 stories.");
  expect(english.descriptionOf({ ...said, targetValue: 1 })).toBe("Like 1 story.");
  expect(english.entryOf({ code: "welcome", description: "", amount: 100 })).toBe(
    "100 coins to begin with",
  );
  const hindi = textIn(createI18n("hi", hi));
  expect(hindi.titleOf(said)).toBe("फूलों की माला");
  expect(hindi.rankOf({ code: "kavi", title: "Poet" })).toBe("कवि");
});

it("leaves the server's words to what it has none for", () => {
  const { titleOf, descriptionOf, rankOf, entryOf } = textIn();
  for (const code of ["", "moon_walk", "rank", "constructor"]) {
    const words = "As the server says";
    const said = { code, title: words, description: words, targetValue: 2, amount: 2 };
    const all = [titleOf, descriptionOf, rankOf, entryOf].map((say) => say(said));
    expect(new Set(all)).toEqual(new Set(["As the server says"]));
  }
});
