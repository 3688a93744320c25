import { fn } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./VerifyEmailScreen.guide.ts";
import { VerifyEmailScreen } from "./VerifyEmailScreen.tsx";

const meta = preview.meta({
  title: "Screens/VerifyEmail",
  component: VerifyEmailScreen,
  args: { onResend: fn(), links: { login: "#login" } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** The link was valid. */
export const Default = meta.story({ args: { state: "success" } });
