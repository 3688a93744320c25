import { css } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Copy } from "../../../../.storybook/docs/Copy.tsx";
import { differences, differencesInFocus } from "../../../../.storybook/testing/differences.ts";
import { ownColours } from "../../../../.storybook/testing/media.ts";
import { color, font, from, radius, space, text } from "../tokens/tokens.ts";
import { applyTheme, themes } from "../tokens/theme.ts";
import type { ThemeChoice } from "../tokens/theme.ts";
import "./classes.css";
import { classes } from "./classes.ts";
import type { StyledElement } from "./classes.ts";
import { examples } from "./examples.ts";
import type { Example, ExampleName } from "./examples.ts";
import { twins } from "./twins.tsx";

const meta = preview.meta({
  title: "Foundations/Stylesheet",
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component:
          "What `@katha/ui/styles.css` draws without React, beside the components. Both come from the same styles.",
      },
    },
  },
});

const pages = {
  actions: ["Button", "IconButton", "Link", "Pagination"],
  content: ["Card", "Section", "Markdown", "Table", "StatTable", "Disclosure", "Accordion"],
  feedback: ["Callout", "Progress", "Skeleton", "Spinner"],
  marks: ["Icon", "VisuallyHidden", "Chip", "Badge"],
  fields: ["Form", "Field", "TextField", "Textarea"],
  choices: ["Checkbox", "Switch", "RadioGroup", "Slider"],
} as const satisfies Record<string, readonly StyledElement[]>;

const examplesOf = (elements: readonly StyledElement[]) =>
  (Object.keys(examples) as ExampleName[]).filter((name) =>
    elements.includes(examples[name].element),
  );
const all = examplesOf(Object.values(pages).flat());

const sheet = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[10] });
const row = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });
const pair = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
});
const soft = css({ color: color.inkSoft, fontSize: text.small });
const listed = css(soft, { fontFamily: font.code, overflowWrap: "anywhere" });
const sample = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "&[data-flows]": { display: "flex", flexWrap: "wrap", alignItems: "center" },
});
const source = css({
  maxBlockSize: 320,
  margin: 0,
  padding: space[3],
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  fontFamily: font.code,
  fontSize: text.tiny,
});

/** Elements that stand in a line rather than below each other. */
const flowing = new Set<StyledElement>([
  "Icon",
  "Button",
  "IconButton",
  "Spinner",
  "Chip",
  "Badge",
  "Switch",
]);

function Plain({ name }: { name: ExampleName }) {
  const place = useRef<HTMLDivElement>(null);
  const { element, html } = examples[name];
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return (
    <div
      ref={place}
      css={sample}
      data-testid={`${name}, HTML`}
      {...(flowing.has(element) && { "data-flows": "" })}
    />
  );
}

function Row({ name }: { name: ExampleName }) {
  const { element, html, script }: Example = examples[name];
  return (
    <div css={row}>
      <strong>{name}</strong>
      <div css={listed}>{Object.keys(classes[element]).join("  ")}</div>
      <div css={pair}>
        <div css={column}>
          <div css={soft}>React</div>
          <div
            css={sample}
            data-testid={`${name}, React`}
            {...(flowing.has(element) && { "data-flows": "" })}
          >
            {twins[name]}
          </div>
        </div>
        <div css={column}>
          <div css={soft}>HTML</div>
          <Plain name={name} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable */}
      <pre css={source} tabIndex={0}>
        {script === undefined ? html : `${html}\n\n<script>\n${script}\n</script>`}
      </pre>
      <Copy text={html} name={`the HTML of ${name}`}>
        Copy the HTML
      </Copy>
    </div>
  );
}

function Sheet({ shown }: { shown: readonly ExampleName[] }) {
  return (
    <div css={sheet}>
      {shown.map((name) => (
        <Row key={name} name={name} />
      ))}
    </div>
  );
}

interface Played {
  canvas: { getByTestId: (id: string) => HTMLElement };
  globals: Record<string, unknown>;
}

const sidesOf = ({ canvas }: Played, name: ExampleName) =>
  [`${name}, React`, `${name}, HTML`].map((side) => canvas.getByTestId(side)) as [
    HTMLElement,
    HTMLElement,
  ];

/** Every property of every element. */
async function expectEqual(played: Played, shown: readonly ExampleName[]) {
  for (const name of shown) await expect(differences(...sidesOf(played, name)), name).toEqual([]);
}

const story = (shown: readonly ExampleName[]) => ({
  render: () => <Sheet shown={shown} />,
  play: async (played: Played) => {
    for (const theme of themes) {
      applyTheme(theme);
      await expectEqual(played, shown);
    }
    applyTheme(played.globals["theme"] as ThemeChoice);
    for (const name of shown)
      await expect(differencesInFocus(...sidesOf(played, name)), name).toEqual([]);
  },
});

/** Buttons, links and pages. */
export const Actions = meta.story(story(examplesOf(pages.actions)));

/** Cards, sections, prose, tables, and what opens. */
export const Content = meta.story(story(examplesOf(pages.content)));

/** What happened, and what is still to come. */
export const Feedback = meta.story(story(examplesOf(pages.feedback)));

/** Icons, and words in a frame. */
export const Marks = meta.story(story(examplesOf(pages.marks)));

/** Forms and their fields. */
export const Fields = meta.story(story(examplesOf(pages.fields)));

/** What is chosen. */
export const Choices = meta.story(story(examplesOf(pages.choices)));

const tested = {
  render: () => <Sheet shown={all} />,
  play: (played: Played) => expectEqual(played, all),
  tags: ["!dev", "!autodocs", "test"],
};

/** All of them where tables become cards. */
export const Phone = meta.story({
  ...tested,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await expect(all).toEqual(Object.keys(examples));
    await tested.play(context);
  },
});

/** All of them from right to left. */
export const RightToLeft = meta.story({ ...tested, globals: { direction: "rtl" } });

/** All of them in the reader's own colours. */
export const ForcedColours = meta.story({
  ...tested,
  parameters: { chromatic: { ...ownColours.chromatic, disableSnapshot: true } },
});
