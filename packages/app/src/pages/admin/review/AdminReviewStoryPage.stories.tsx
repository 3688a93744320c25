import type { ReviewDetail } from "@katha/api/admin";
import type { StoryStructure } from "@katha/api/contract";
import { diff, normalise } from "@katha/storygraph";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame, review } from "../../../testing/administration.ts";
import { ferry, ferryStructure } from "../../../testing/drafts.ts";
import { categories, tags } from "../../../testing/library.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import { handlersFor, pending, problem } from "../../../testing/page-answers.ts";
import { admin } from "../../../testing/viewers.ts";

const longTitle =
  "The Exceedingly Long and Entirely True Account of the Potter Who Sold the Same Jar to Three Kings";

const answers = { ...frame, listCategories: categories, listTags: tags };

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminReviewStoryPage",
  args: {
    at: paths.adminReview(ferry.id),
    viewer: admin,
    answers: { ...answers, getReview: review },
  },
});

/** Everything that an administrator needs for a decision. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: ferry.title });
    await expect(heading).toBeVisible();
  },
});

const before = {
  ...ferryStructure,
  nodes: {
    lamp: { text: "The lamp is in your own boat now.", choices: [] },
    ghat: {
      text: "The last boat has not come back.",
      choices: [{ text: "Row towards it.", target: "lamp" }],
    },
  },
  reactions: {
    look: { acts: ["look"], about: "the water", topics: [], says: ["Salt to the bottom."] },
    toll: {
      acts: ["ask"],
      about: "the ferryman",
      topics: ["the toll"],
      at: "ghat",
      says: ["One."],
    },
  },
} satisfies StoryStructure;
const handedIn: StoryStructure = {
  ...ferryStructure,
  reactions: {
    ...before.reactions,
    toll: {
      acts: ["ask"],
      about: "the ferryman",
      topics: ["the toll"],
      at: "ghat",
      says: ["Two."],
    },
  },
};
const changedReview: ReviewDetail = {
  ...review,
  story: { ...review.story, storyStructure: handedIn, publishedAt: "2026-11-01T00:00:00Z" },
  sinceApproval: {
    version: 2,
    approvedAt: "2026-11-02T10:00:00Z",
    structure: before,
    diff: diff(normalise(before), normalise(handedIn)),
    fields: [{ field: "tagline", was: "A crossing.", is: "Somebody has to row." }],
  },
};
const returned = fn();

/** What changed since the last approval, of the answers the changed first; a finding leads to its scene. It is returned with a reason. */
export const Changed = meta.story({
  args: {
    answers: {
      ...answers,
      listReviews: [],
      getReview: changedReview,
      returnReview: async ({ request }) => {
        returned(await request.json());
        return review.story;
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 scene new")).toBeVisible();
    await expect(canvas.getByText(/swings on the far bank/, { selector: "ins" })).toBeVisible();
    await expect(canvas.getByText("1 answer is new or changed; it is first below.")).toBeVisible();
    const [first] = within(
      canvas.getByRole("region", { name: "All 2 answers to players" }),
    ).getAllByRole("article");
    await expect(first).toHaveTextContent(
      /When somebody asks the ferryman about “the toll” in “ghat” Changed.*Two\./,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Go to lamp" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("heading", { name: "lamp" }).at(-1)).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole("button", { name: `Return ${ferry.title}` }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "Too dark.");
    await userEvent.click(screen.getByRole("button", { name: "Return with this reason" }));
    await canvas.findByText("Nothing waits");
    await expect(returned).toHaveBeenCalledWith(expect.objectContaining({ reason: "Too dark." }));
  },
});

/** It does not wait for a review: there is nothing to decide. */
export const NotWaiting = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: {
        ...review,
        submittedAt: null,
        story: { ...review.story, status: "published", publishedAt: "2026-11-01T00:00:00Z" },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Nothing has changed since it was approved."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Approve/ })).toBeNull();
  },
});

/** The story has no text. */
export const Empty = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: {
        ...review,
        story: {
          ...review.story,
          title: "",
          tagline: "",
          storyDescription: "",
          storyPrompt: "",
          category: null,
          storyStructure: { start_node: "", nodes: {} },
        },
      },
    },
  },
});

/** Long words, and sixty scenes. */
export const LongText = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: {
        ...review,
        story: {
          ...review.story,
          title: longTitle,
          tagline: longTitle.repeat(3),
          storyStructure: {
            start_node: "room_1",
            nodes: Object.fromEntries(
              Array.from({ length: 60 }, (_, at) => [
                `room_${at + 1}`,
                { text: longTitle, choices: [] },
              ]),
            ),
          },
        },
      },
    },
  },
});

/** An Urdu story, right to left. */
export const Urdu = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: {
        ...review,
        story: { ...review.story, title: "چراغ کا نگہبان", language: "ur" },
      },
    },
  },
  globals: { direction: "rtl" },
});

export const Loading = meta.story({
  args: { answers: { ...answers, getReview: pending } },
  parameters: { isUntitled: true },
});

const changed = "The story has changed since you read it. Read it again before you decide.";

/** The author has changed the story meanwhile: it is read again before anything is decided. */
export const ChangedMeanwhile = meta.story({
  args: {
    answers: {
      ...answers,
      getReview: review,
      approveReview: problem(409, "changed_meanwhile", { detail: changed }),
    },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Approve ${ferry.title}` }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("changed since you read it");
    await expect(canvas.queryByRole("button", { name: /^Approve/ })).toBeNull();
    const title = "The Very Last Ferry";
    msw.use(...handlersFor({ getReview: { ...review, story: { ...review.story, title } } }));
    await userEvent.click(canvas.getByRole("button", { name: "Read it as it is now" }));
    await expect(await canvas.findByRole("button", { name: `Approve ${title}` })).toBeVisible();
  },
});

/** Somebody else has decided, or the story was not waiting for review; then it waits. */
export const NotFound = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...answers, getReview: problem(404, "story_not_found") } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ getReview: review }));
    await tryAgain(canvas, () => canvas.getByRole("heading", { level: 1, name: ferry.title }));
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
