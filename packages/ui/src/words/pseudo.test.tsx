// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { navWords } from "./nav/words.ts";
import { pseudo, pseudoLocale } from "./pseudo.ts";
import { useLanguage, useWords, WordsProvider } from "./WordsProvider.tsx";

test("every letter is another, every blank the same, and there is more of it", () => {
  const told = pseudo("Play {title} now");
  expect(told).toMatch(/^\[Þļåý \{title\} ñöŵ .+\]$/);
  expect(told.length).toBeGreaterThan("Play {title} now".length * 1.3);
});

test("it is spoken by the common words and by every family", () => {
  function Said() {
    const { say } = useLanguage();
    const tell = useWords(navWords);
    return (
      <p>
        {say("action.playStory", { title: "Gargi" })} {tell("nav.treasury")}
      </p>
    );
  }
  const { container } = render(
    <WordsProvider locale={pseudoLocale} words={en} voice={pseudo}>
      <Said />
    </WordsProvider>,
  );
  expect(container.textContent).toContain("Þļåý Gargi");
  expect(container.textContent).toContain("Ţŕéåšûŕý");
});
