import { expect, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { imageModels, textModels } from "../../../fixtures/player/session.ts";
import { withShell } from "../../../fixtures/WithShell.tsx";
import { guide } from "./GuideScreen.guide.ts";
import { GuideScreen } from "./GuideScreen.tsx";

const guidebook = {
  started: "#guide",
  account: "#account",
  privacy: "#privacy-policy",
  terms: "#terms-of-service",
};

const meta = preview.meta({
  title: "Screens/Guide",
  component: GuideScreen,
  args: { home: "#home", guidebook, models: { text: textModels, image: imageModels } },
  decorators: [withShell],
  parameters: { guide, bar: "plain", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** All commands, and what they cost. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("How to Play");
    const contents = canvas.getByRole("navigation", { name: "On this page" });
    for (const link of within(contents).getAllByRole("link")) {
      await expect(document.querySelector(link.getAttribute("href") ?? "")).toBeInTheDocument();
    }
    const commands = canvas.getByRole("table", { name: "What each command does and takes" });
    await expect(
      within(commands)
        .getAllByRole("rowheader")
        .map((each: HTMLElement) => each.textContent),
    ).toEqual(["Continue", "Immerse", "Act", "Show", "Undo"]);
    const tellers = canvas.getByRole("table", { name: "Text models" });
    await expect(
      within(tellers).getByRole("row", { name: /Kalidasa.*Served by hillside\. 8/ }),
    ).toBeVisible();
  },
});

/** The models are loading, or failed to load. */
export const WithoutModels = meta.story({
  render: (args) => <GuideScreen home={args.home} guidebook={args.guidebook} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table", { name: "Text models" })).toBeNull();
    await expect(canvas.getByText(/The list is not here just now/)).toBeVisible();
  },
});

/** On a phone each command is a card. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("कैसे खेलें");
  },
});

/** Right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl", locale: "hi" } });
