import type { SetupWorker } from "msw/browser";
import { expect, userEvent, waitFor, type within } from "storybook/test";
import { modes } from "../../../../.storybook/modes.ts";
import {
  type PageParameters,
  failOnPage,
  pageParameters,
  pseudoI18n,
  pseudoLocale,
} from "../../../../.storybook/testing/pages.ts";
import { languageOf } from "../../../../.storybook/toolbar/apply.ts";
import type { ToolbarGlobals } from "../../../../.storybook/toolbar/globals.ts";
import "../first-paint.css";
import { loadedLanguages } from "../preferences/language.ts";
import { AppAt, type AppAtProps } from "./AppAt.tsx";
import { signInWays } from "./sign-in-ways.ts";
import { type Answers, handlersFor, refuseOtherCalls } from "./page-answers.ts";
import { beginCalls, endCalls } from "./story-calls.ts";

/** The queries that a play function gets. */
export type Canvas = ReturnType<typeof within>;

export interface PageArgs extends AppAtProps {
  /** The server's answers; any other call fails the story. */
  answers?: Answers;
}

interface Context {
  args: PageArgs;
  globals: Record<string, unknown>;
  msw: SetupWorker;
}

interface PlayContext {
  canvas: Canvas;
  parameters: PageParameters;
}

/** What every page asks for in its bar, a story's at its end, which is near the screen or not, and home late. */
const asides: Answers = {
  countUnreadNotifications: { unread: 0 },
  signInWays,
  similarStories: [],
  getTastes: { tastes: { languages: [], categories: [] } },
};

loadedLanguages[pseudoLocale] = pseudoI18n;

/** The meta of a page's stories: `preview.meta({ ...page, title: "Pages/…", args: { at: paths.home } })`. */
export const page = {
  component: AppAt as (props: PageArgs) => React.ReactNode,
  parameters: pageParameters,
  render: ({ at, viewer, routes, siteLinks }: PageArgs, { globals }: Pick<Context, "globals">) => (
    <AppAt
      at={at}
      viewer={viewer}
      routes={routes}
      siteLinks={siteLinks}
      language={languageOf(globals["locale"] as ToolbarGlobals["locale"])}
      theme={globals["theme"] as NonNullable<AppAtProps["theme"]>}
    />
  ),
  beforeEach: ({ args, msw }: Context): void => {
    beginCalls();
    document.title = "Katha";
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("katha-")) localStorage.removeItem(key);
    }
    sessionStorage.setItem("katha-overlay-seen", "yes");
    msw.use(...handlersFor({ ...asides, ...args.answers }), ...refuseOtherCalls());
  },
  /** For stories without a play function: waits until the page's code has loaded. */
  play: async ({ canvas, parameters }: PlayContext): Promise<void> => {
    if (parameters.isUntitled) await canvas.findByRole("banner");
    else await canvas.findByRole("heading", { level: 1 });
  },
  afterEach: async (context: Parameters<typeof failOnPage>[0]): Promise<void> => {
    await failOnPage(context);
    endCalls();
  },
};

/** For the story that is the picture of its screen: it is taken in dark on a desktop and in light on a phone. */
export const asScreen = { chromatic: { modes: modes.screen } };

/** For a state that looks like another one. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };

/** Says that something could not be loaded, and offers to try again. */
export async function canTryAgain(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible());
}

/** Presses "Try again" once; the page then shows `expected`. */
export async function tryAgain(canvas: Canvas, expected: () => HTMLElement): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(expected()).toBeVisible());
}
