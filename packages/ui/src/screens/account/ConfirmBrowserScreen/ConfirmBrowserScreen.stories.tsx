import { fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./ConfirmBrowserScreen.guide.ts";
import { ConfirmBrowserScreen } from "./ConfirmBrowserScreen.tsx";

const meta = preview.meta({
  title: "Screens/ConfirmBrowser",
  component: ConfirmBrowserScreen,
  args: { onConfirm: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** One button lets this browser sign in. */
export const Default = meta.story();
