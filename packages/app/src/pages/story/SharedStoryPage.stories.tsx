import { noSession } from "../../testing/sessions.ts";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { lampKeeper } from "../../testing/library.ts";
import { canTryAgain, page } from "../../testing/page.tsx";
import { allUnreachable, pending, problem } from "../../testing/page-answers.ts";
import { reader } from "../../testing/viewers.ts";
import { guide } from "./SharedStoryPage.guide.ts";

const draft = { ...lampKeeper, status: "draft", publishedAt: null } as const;

const meta = preview.meta({
  ...page,
  title: "Pages/Story/SharedStoryPage",
  parameters: { ...page.parameters, guide },
  args: { at: `${paths.sharedStory}#token`, answers: { openSharedStory: draft } },
});

/** A draft that its author has shared with a guest. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: lampKeeper.title });
    await expect(heading).toBeVisible();
  },
});

const begin = fn(pending);

/** A signed-in reader can play it. Only published stories are sold: a draft that will be premium can be tried, too. */
export const Premium = meta.story({
  args: {
    viewer: reader,
    answers: {
      openSharedStory: {
        ...draft,
        isPremium: true,
        who: null,
        userState: { ...draft.userState, hasPremiumAccess: true },
      },
      checkSession: noSession,
      createSession: begin,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play" }));
    await waitFor(() => expect(begin).toHaveBeenCalled());
  },
});

// StoryPage's stories have the snapshots.
const withoutSnapshot = { chromatic: { disableSnapshot: true } };

/** The author has ended the link. */
export const Ended = meta.story({
  parameters: withoutSnapshot,
  args: { answers: { openSharedStory: problem(404, "share_link_ended") } },
});

/** An incomplete link. */
export const Broken = meta.story({ parameters: withoutSnapshot, args: { at: paths.sharedStory } });

/** The server cannot be reached. */
export const Unreachable = meta.story({
  parameters: withoutSnapshot,
  args: { answers: allUnreachable },
  play: async ({ canvas }) => {
    await canTryAgain(canvas);
  },
});
