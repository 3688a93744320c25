import { useState } from "react";
import { expect, fireEvent, fn, mocked, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { page, type PageArgs, withoutPicture } from "../testing/page.tsx";
import { handlersFor } from "../testing/page-answers.ts";
import { endCalls, openCalls } from "../testing/story-calls.ts";

interface PageStory {
  composed: { args: PageArgs };
}

const found = import.meta.glob<Record<string, PageStory>>("./**/*Page.stories.tsx", {
  eager: true,
});

/** The default story of each page. */
const pages = Object.entries(found).flatMap(([file, stories]) => {
  const story = stories["Default"] ?? Object.values(stories)[0];
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? file;
  return story ? [{ name, args: story.composed.args }] : [];
});
const pageAt = (at: number) => {
  const shown = pages[at % pages.length];
  if (!shown) throw new Error("There are no pages.");
  return shown;
};

interface PagesProps {
  locale: string;
  /** Prepares the server's answers to the next page. */
  onTurn: (args: PageArgs) => void;
}

/** Shows one page after another; a button moves on, for people and for the test. */
function Pages({ locale, onTurn }: PagesProps) {
  const [at, setAt] = useState(0);
  const { name, args } = pageAt(at);
  const turn = () => {
    onTurn(pageAt(at + 1).args);
    setAt(at + 1);
  };
  return (
    <>
      <button type="button" onClick={turn}>
        {name}
      </button>
      <div key={name}>{page.render(args, { globals: { locale, theme: "dark" } })}</div>
    </>
  );
}

const meta = preview.meta({
  title: "Foundations/Long words",
  component: Pages,
  args: { locale: "pseudo", onTurn: fn() },
  parameters: {
    ...page.parameters,
    ...withoutPicture,
    isWholePage: false,
    // Each text is in brackets of its own here, so an accessible name never contains the text on its button.
    a11y: {
      options: {
        rules: { region: { enabled: false }, "label-content-name-mismatch": { enabled: false } },
      },
    },
  },
});

/** Every page on a phone with lengthened texts: none is wider than the phone. */
export const EveryPage = meta.story({
  globals: { locale: "pseudo", viewport: { value: "phone" } },
  beforeEach: ({ args, msw }) => {
    page.beforeEach({ args: pageAt(0).args, globals: {}, msw });
    // Below them stay the answers to what the pages before have asked.
    mocked(args.onTurn).mockImplementation(({ answers = {} }) => msw.use(...handlersFor(answers)));
  },
  play: async ({ canvas, canvasElement }) => {
    const wide: string[] = [];
    for (const { name } of pages) {
      const turn = await canvas.findByRole("button", { name });
      await waitFor(() => expect(canvasElement.querySelector("h1")).not.toBeNull());
      await waitFor(() => expect(openCalls()).toBe(0));
      await waitFor(() => expect(canvas.getByRole("main")).toHaveTextContent("["));
      for (const { tagName, scrollWidth, clientWidth } of [
        document.documentElement,
        ...canvasElement.querySelectorAll("main"),
      ])
        // What is turned a little may be a part of a pixel wider.
        if (scrollWidth > clientWidth + 1)
          wide.push(`${name}: ${tagName}, ${scrollWidth} of ${clientWidth} px`);
      await fireEvent.click(turn);
    }
    await expect(wide).toEqual([]);
  },
  afterEach: endCalls,
});
