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
