import { fn } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./StopLettersScreen.guide.ts";
import { StopLettersScreen } from "./StopLettersScreen.tsx";

const meta = preview.meta({
  title: "Screens/StopLetters",
  component: StopLettersScreen,
  args: { onStop: fn(), links: { settings: "#settings" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

/** One button stops the letters. */
export const Default = meta.story();
