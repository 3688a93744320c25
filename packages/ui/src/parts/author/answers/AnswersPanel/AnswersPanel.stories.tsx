import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { bridgeNames, bridgeStory, unansweredLines } from "../../../../fixtures/author/answers.ts";
import { nothingYet, WithState } from "../../../../fixtures/author/WithState.tsx";
import type { SuggestionDrafts } from "../../suggestions/suggestion-drafts.ts";
import type { AnswerDraft, AnswerDrafting } from "./answer-drafting.ts";
import { guide } from "./AnswersPanel.guide.ts";
import { AnswersPanel } from "./AnswersPanel.tsx";
import type { AnswersPanelProps } from "./AnswersPanel.tsx";

const ready: AnswersPanelProps = {
  ...nothingYet,
  node: "bridge",
  bibleNames: bridgeNames,
  defaultOpen: true,
  onOperation: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/AnswersPanel",
  component: AnswersPanel,
  parameters: { guide },
  args: ready,
  render: ({ graph: _graph, desk: _desk, onOperation, ...props }) => (
    <WithState structure={bridgeStory} onOperation={onOperation}>
      {(live) => <AnswersPanel {...props} {...live} />}
    </WithState>
  ),
});

/** What players can try, about whom, and at which level it is answered. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = canvas.getByRole("region", { name: "What is answered in bridge" });
    await expect(within(grid).getByRole("button", { name: /^look, lamp: scene/ })).toBeVisible();
    await expect(
      within(grid).getByRole("button", { name: /^attack, Sushila: nothing/ }),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^When somebody asks Sushila about “brother” or “who was on the train” in “bridge”, the answer is, once: “He was the guard/,
      ),
    ).toBeVisible();
  },
});

/** The review's findings about the answers of this scene are shown where they can be fixed. */
export const WithFindings = meta.story({
  args: {
    findings: [
      {
        code: "silent_person",
        severity: "warning",
        message: "Whatever players say to “the guard”, nothing is answered.",
        node: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    const amiss = canvas.getByRole("region", { name: "Missing or wrong here" });
    await expect(amiss).toHaveTextContent("Whatever players say to “the guard”");
  },
});

/**
 * A cell without an answer: it is written in place, and added to the story once it has text. The
 * focus returns to the cell that opened it.
 */
export const Writing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^give, show, Sushila: nothing/ }));
    const form = canvas.getByRole("region", { name: "An answer" });
    await expect(form).toHaveTextContent("It counts once it says something.");
    await userEvent.click(canvas.getByRole("button", { name: "Not “show”" }));
    await expect(args.onOperation).not.toHaveBeenCalled();
    await userEvent.type(within(form).getByLabelText("What is told, time 1"), "N");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "declare",
      part: "reactions",
      id: "sushila",
      entry: expect.objectContaining({
        acts: ["give"],
        about: "Sushila",
        at: "bridge",
        says: ["N"],
      }),
    });
    await expect(canvas.getByRole("button", { name: /^give, show, Sushila: scene/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove this answer" }));
    const cell = canvas.getByRole("button", { name: /^give, show, Sushila: nothing/ });
    await userEvent.click(cell);
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(cell).toHaveFocus();
  },
});

/**
 * Edits an existing answer: what happens once its lines are used up, what is remembered, and what
 * is told later.
 */
export const Changing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /“brother”/ }));
    const remembered = canvas.getByLabelText("What the story remembers of it");
    await expect(remembered).toHaveValue("Sushila told you of her brother.");
    await userEvent.clear(remembered);
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "declare",
      part: "reactions",
      id: "brother",
      entry: expect.not.objectContaining({ remembers: expect.anything() }),
    });
    const later = canvas.getByLabelText("Told later");
    await expect(later).toHaveValue("Sushila looks at you as one who knows about her brother.");
    await userEvent.type(later, "!");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "declare",
      part: "reactions",
      id: "brother",
      entry: expect.objectContaining({
        later: "Sushila looks at you as one who knows about her brother.!",
      }),
    });
  },
});

const remembered = {
  way: "recall" as const,
  choice: null,
  reason: null,
  reactions: [],
  text: "The knot for your promise is still in her rope.",
};
const greeted = {
  way: "reaction" as const,
  choice: null,
  reason: { meant: "hardly" as const, other: "hardly" as const, mood: "asked" as const },
  model: { sure: 0.9 },
  reactions: ["greeting"],
  text: "She nods.",
};

/** Tries lines while the form stays open: one asks about an earlier deed, one is answered. */
export const Trying = meta.story({
  args: {
    onTry: fn(async (line: string) => (line.includes("promise") ? remembered : greeted)),
  },
  play: async ({ args, canvas }) => {
    const line = canvas.getByRole("textbox", { name: "Try a line" });
    await userEvent.type(line, "do you remember my promise?{Enter}");
    await expect(
      await canvas.findByText("What the player did earlier is told again."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Write an answer to it" })).toBeNull();
    await userEvent.clear(line);
    await userEvent.type(line, "namaste Sushila{Enter}");
    await expect(args.onTry).toHaveBeenLastCalledWith("namaste Sushila");
    await expect(await canvas.findByText("An answer of yours comes.")).toBeVisible();
    await expect(
      canvas.getByText(/No choice of this scene is meant. It was heard as a question/),
    ).toBeVisible();
    await expect(canvas.getByText(/A model heard it so, and is sure of it\./)).toBeVisible();
    await expect(canvas.getByText("She nods.")).toBeVisible();
  },
});

/** Nothing answers the line: one press starts an answer. */
export const TryingInVain = meta.story({
  args: {
    onTry: async () =>
      Promise.resolve({
        way: "detour" as const,
        choice: null,
        reason: null,
        reactions: [],
        text: "You sing. Nothing comes of it.",
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Try a line" }), "I sing{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Write an answer to it" }));
    await expect(canvas.getByRole("region", { name: "An answer" })).toBeVisible();
  },
});

/** Trying a line failed. */
export const TryingFails = meta.story({
  args: { onTry: async () => Promise.resolve({ failure: "Nothing came of it. Try again." }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Try a line" }), "I sing{Enter}");
    await expect(await canvas.findByText("Nothing came of it. Try again.")).toBeVisible();
  },
});

const inVain = async () =>
  Promise.resolve({
    way: "detour" as const,
    choice: null,
    reason: { meant: "hardly" as const, other: "hardly" as const, mood: "done" as const },
    reactions: [],
    text: "You sing to Sushila. Nothing comes of it.",
  });

/**
 * Unanswered lines by players: one press starts an answer with what was understood, the line beside
 * it.
 */
export const Unanswered = meta.story({
  args: {
    unanswered: unansweredLines.slice(0, 3),
    onDismiss: fn(),
    onTry: fn(inVain),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("3 unanswered")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: /^This is answered by...: sing the song/ }),
    );
    const form = canvas.getByRole("region", { name: "An answer" });
    await expect(form).toHaveTextContent(
      "When somebody sings for Sushila about “song river” in “bridge”, nothing is said yet.",
    );
    await expect(within(form).getByText("Players typed · 7 times")).toBeVisible();
    await waitFor(() =>
      expect(args.onTry).toHaveBeenCalledWith("sing the song about the river to Sushila"),
    );
    await expect(await within(form).findByText(/^You sing to Sushila/)).toBeVisible();
  },
});

const noDrafts = {
  wish: "",
  drafts: [],
  isAsking: false,
  wasStopped: false,
  received: 0,
  failure: undefined,
};
const drafted = {
  ...noDrafts,
  received: 2,
  drafts: [
    { id: "one", text: "“Not that one,” she says, and turns the lamp down.", by: "vyasa" },
    { id: "two", text: "She lets you reach the second line before she joins in.", by: "vyasa" },
  ],
};
const draftingWith = (state: SuggestionDrafts<AnswerDraft>): AnswerDrafting => ({
  draftsFor: () => state,
  onPromptChange: fn(),
  onRequest: fn(),
  onStop: fn(),
  onDiscard: fn(),
});

/**
 * A model's drafts for an answer: each can be reviewed, and takes effect only once it is accepted.
 */
export const Drafting = meta.story({
  args: { drafting: draftingWith(drafted) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^give, show, Sushila: nothing/ }));
    await expect(args.onOperation).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: /^Take it over: “Not that one/ }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "declare",
      part: "reactions",
      id: "sushila",
      entry: expect.objectContaining({ says: [drafted.drafts[0]?.text] }),
    });
    await expect(canvas.getByText("In its field now")).toBeVisible();
  },
});

/** One press requests drafts; none arrived, and the text is unchanged. */
export const DraftsFail = meta.story({
  args: {
    drafting: draftingWith({
      ...noDrafts,
      failure: "Nothing that can be used came this time. What you wrote is as it was.",
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^give, show, Sushila: nothing/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Draft an answer" }));
    await expect(args.drafting?.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ id: "sushila", node: "bridge", lines: [] }),
    );
    await expect(canvas.getByRole("region", { name: "Answers to choose from" })).toBeVisible();
    await expect(canvas.getByText(/^Nothing that can be used came/)).toBeVisible();
  },
});

/** Without a model there is no button, and a line says why. */
export const NoModel = meta.story({
  args: { drafting: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^give, show, Sushila: nothing/ }));
    await expect(
      canvas.getByText(/^Drafts of scenes, closer looks and answers need a model/),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Draft an answer" })).toBeNull();
  },
});

/**
 * A scene without people and without answers. It is an ending, where nothing can be said, so no
 * line can be tried.
 */
export const Empty = meta.story({
  args: { node: "shore", bibleNames: [], onTry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The story ends in this scene/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Try a line" })).toBeNull();
  },
});

/** Closed, it shows the number of answers. */
export const Closed = meta.story({ args: { defaultOpen: false } });

/** In Hindi, on a phone, where the grid scrolls beside its acts. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
