// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { I18nProvider, useMessages } from "./I18nProvider.tsx";
import { pseudo } from "./pseudo.ts";
import { pseudoI18n } from "./pseudo-i18n.ts";
import { storyMessages } from "./players/story.ts";
import { navMessages } from "./site/nav.ts";

test("letters are replaced, placeholders are kept, and the text gets longer", () => {
  const [open, play, title, now, ...more] = pseudo(["Play ", ["title"], " now"]);
  expect([open, play, title, now]).toEqual(["[", "Þļåý ", ["title"], " ñöŵ"]);
  expect(more.map(String).join("").length).toBeGreaterThan("Play  now".length * 0.3);
});

test("it works for every table, in each plural form", () => {
  function Example() {
    const t = useMessages(navMessages);
    const tStory = useMessages(storyMessages);
    return (
      <p>
        {tStory("action.playStory", { title: "Gargi" })} {t("nav.treasury")}{" "}
        {tStory("story.likes", { count: 1, amount: "1" })}
      </p>
    );
  }
  const { container } = render(
    <I18nProvider i18n={pseudoI18n}>
      <Example />
    </I18nProvider>,
  );
  expect(container.textContent).toContain("[Þļåý Gargi");
  expect(container.textContent).toContain("[Ţŕéåšûŕý");
  expect(container.textContent).toContain("[1 ļîķé");
});
