import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { expect, fireEvent, waitFor } from "storybook/test";
import { withShell } from "../../packages/ui/src/fixtures/WithShell.tsx";
import preview from "../preview.tsx";

interface ScreenStory {
  input: { render?: (args: object) => ReactNode };
  composed: { args: object };
  meta: { input: { title?: string; component?: ComponentType<object> } };
}

const found = import.meta.glob<Record<string, unknown>>(
  "../../packages/ui/src/screens/*/*/*.stories.tsx",
  { eager: true },
);

/** The default story of each screen. */
const screens = Object.entries(found).map(([file, stories]) => ({
  name: file.split("/").at(-2) ?? file,
  story: (stories["Default"] ?? Object.values(stories)[0]) as ScreenStory,
}));

function Screen({ story: { input, composed, meta } }: { story: ScreenStory }) {
  const Component = meta.input.component;
  if (input.render) return input.render(composed.args);
  return Component ? <Component {...composed.args} /> : null;
}

/** Shows one screen after another; a button moves on, for people and for the test. */
function Screens() {
  const [at, setAt] = useState(0);
  const screen = screens[at % screens.length];
  if (screen === undefined) return null;
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        {screen.name}
      </button>
      <Screen key={screen.name} story={screen.story} />
    </>
  );
}

const meta = preview.meta({
  title: "Foundations/Long words",
  component: Screens,
  decorators: [withShell],
  parameters: {
    bar: "plain",
    layout: "fullscreen",
    chromatic: { disableSnapshot: true },
    // Each text is in brackets of its own here, so an accessible name never contains the text on its button.
    a11y: {
      options: {
        rules: { region: { enabled: false }, "label-content-name-mismatch": { enabled: false } },
      },
    },
  },
});

/** Every screen on a phone with lengthened texts: none is wider than the phone. */
export const EveryScreen = meta.story({
  globals: { locale: "pseudo", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const wide: string[] = [];
    for (const { name } of screens) {
      const turn = await canvas.findByRole("button", { name });
      await waitFor(() => expect(turn).toBeVisible());
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) wide.push(`${name}: ${scrollWidth} of ${clientWidth} px`);
      await fireEvent.click(turn);
    }
    await expect(wide).toEqual([]);
  },
});
