import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { ended } from "../../../../fixtures/player/session.ts";
import { RateStory } from "../../../story/details/RateStory/RateStory.tsx";
import { guide } from "./EndingDialog.guide.ts";
import { EndingDialog } from "./EndingDialog.tsx";

const meta = preview.meta({
  title: "Parts/Play/EndingDialog",
  component: EndingDialog,
  args: {
    open: true,
    facts: ended,
    onOpenChange: fn(),
    onAgain: fn(),
  },
  parameters: { guide },
});

/** The summary of the session. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "The story has ended" });
    await expect(screen.getByText("2 of 6")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Play again" }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Read it once more" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** With a named ending, what the story remembers of this session, and a rating. */
export const WithDeeds = meta.story({
  args: {
    children: <RateStory value={null} onValueChange={fn()} />,
    language: "en",
    facts: {
      ...ended,
      ending: "Morning on this side",
      deeds: [
        "You gave Sushila your torch, and did not ask for it back.",
        "You promised Yama your name.",
        "You told the guard that nobody had crossed.",
      ],
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent(/The story has ended.*Morning on this side.*2 of 6/);
    await expect(
      within(dialog).getByRole("heading", { name: "What the story remembers" }),
    ).toBeVisible();
    await expect(within(dialog).getByText("You promised Yama your name.")).toBeVisible();
    await expect(
      within(dialog).getByRole("group", { name: "How did you like this story?" }),
    ).toBeVisible();
  },
});

/** A long list of memories scrolls, and the buttons stay within reach. On a phone, in Hindi. */
export const ManyDeeds = meta.story({
  args: {
    language: "hi",
    facts: {
      ...ended,
      deeds: Array.from(
        { length: 14 },
        (_, at) => `तुमने सुशीला से वादा किया कि ${at + 1} बजे तक लौट आओगे।`,
      ),
    },
  },
  globals: { locale: "hi", viewport: { value: "phone" } },
});
