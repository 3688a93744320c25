import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import { aPageOf, fourteenYears, library } from "../../../testing/library.ts";
import { runtimes, unboundSettings } from "../../../testing/model-settings.ts";
import { asScreen, page, tryAgain, withoutPicture } from "../../../testing/page.tsx";
import {
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../../testing/page-answers.ts";
import {
  authenticator,
  noSecondFactors,
  recoveryCodes,
  secondFactors,
  signedInAdmin,
  totpEnrolment,
  unprotectedAdmin,
} from "../../../testing/second-factors.ts";
import { admin } from "../../../testing/viewers.ts";

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminStoriesPage",
  args: {
    at: paths.adminStories,
    viewer: admin,
    answers: { ...frame, adminStories: aPageOf(library) },
  },
});

/** Stories of every status, with the counts of waiting reviews and reports. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("switch", { name: `${fourteenYears.title}: featured` }),
    ).toBeEnabled();
  },
});

/** A model runs on the server's machine while no storyteller is bound: one line says so. */
export const Offer = meta.story({
  args: {
    answers: {
      ...frame,
      adminStories: aPageOf(library),
      getModelSettings: unboundSettings,
      findRuntimes: runtimes,
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Hear it, or bind it" });
    await expect(link).toHaveAttribute("href", paths.adminModels);
    await expect(canvas.getByText(/Ollama is here with qwen3:8b/)).toBeVisible();
  },
});

let isAway = true;

/**
 * A story archived by mistake is brought back, and archived again. Each act removes its own button: the focus moves to
 * “Select all”.
 */
export const BroughtBack = meta.story({
  args: {
    at: `${paths.adminStories}?status=archived`,
    answers: {
      ...frame,
      adminStories: () =>
        aPageOf(isAway ? [{ ...fourteenYears, status: "archived" }] : [fourteenYears]),
      archiveStory: () => {
        isAway = !isAway;
        return fourteenYears;
      },
    },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    isAway = true;
  },
  play: async ({ canvas }) => {
    const name = `Select ${fourteenYears.title}`;
    await userEvent.click(await canvas.findByRole("checkbox", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Bring back" }));
    await canvas.findByRole("button", { name: "Archive" });
    await expect(canvas.queryByRole("button", { name: "Bring back" })).toBeNull();
    const all = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
    await canvas.findByRole("button", { name: "Bring back" });
    await waitFor(() => expect(all).toHaveFocus());
  },
});

const asked = fn((_query: Record<string, string>) => ({
  ...aPageOf(library),
  totalStories: 42,
  totalPages: 3,
}));

/** Searched, filtered and paged. */
export const Searched = meta.story({
  args: {
    answers: {
      ...frame,
      adminStories: ({ request }) => asked(Object.fromEntries(new URL(request.url).searchParams)),
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Add New Story" })).toHaveAttribute(
      "href",
      paths.adminNewStory,
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Page 2" }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ page: "2" })),
    );
    await userEvent.type(canvas.getByRole("searchbox"), "w");
    await userEvent.click(canvas.getByRole("combobox", { name: /Status/ }));
    await userEvent.click(await screen.findByRole("option", { name: "In review" }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ q: "w", status: "in_review" }),
      ),
    );
  },
});

const done: string[] = [];
const acted =
  (act: string) =>
  ({ params }: { params: { readonly id?: unknown } }) => {
    done.push(`${act} ${String(params.id)}`);
    return fourteenYears;
  };
const mixed = library.map((story) =>
  story.id === fourteenYears.id ? { ...story, status: "archived" as const } : story,
);

/** Bulk actions: archiving asks first and skips archived stories, which can be restored instead. */
export const Bulk = meta.story({
  args: {
    answers: {
      ...frame,
      adminStories: aPageOf(mixed),
      featureStory: acted("feature"),
      archiveStory: acted("archive"),
    },
  },
  beforeEach: () => void done.splice(0),
  play: async ({ canvas }) => {
    const name = `Select ${fourteenYears.title}`;
    await userEvent.click(await canvas.findByRole("checkbox", { name }));
    await expect(canvas.getByText("1 selected")).toBeVisible();
    const all = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole("button", { name: "Feature" }));
    const featured = mixed.map(({ id }) => `feature ${id}`);
    await waitFor(() => expect(done).toEqual(featured));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Archive" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await screen.findByRole("heading", { name: `Archive ${mixed.length - 1} stories?` });
    await userEvent.click(screen.getByRole("button", { name: "Keep them" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(done).toEqual(featured);
    await userEvent.click(canvas.getByRole("button", { name: "Bring back" }));
    await waitFor(() =>
      expect(done.slice(featured.length)).toEqual([`archive ${fourteenYears.id}`]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await expect(all).toHaveFocus();
  },
});

/** A flag could not be saved; the list stays. */
export const FeatureFailed = meta.story({
  args: { answers: { ...frame, adminStories: aPageOf(library), featureStory: unreachable } },
  play: async ({ canvas }) => {
    const name = `${fourteenYears.title}: featured`;
    await userEvent.click(await canvas.findByRole("switch", { name }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to update featured status.",
    );
    await expect(canvas.getByRole("table")).toBeVisible();
  },
});

/** A filter in the address that finds nothing. */
export const Empty = meta.story({
  args: {
    at: `${paths.adminStories}?q=ferry`,
    answers: { ...frame, adminStories: aPageOf([]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No stories found")).toBeVisible();
    await expect(canvas.getByLabelText("Search")).toHaveValue("ferry");
  },
});

export const Loading = meta.story({
  args: { answers: { ...frame, adminStories: pending } },
});

/** The list could not be loaded, and then could. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...frame, adminStories: unreachable } },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    msw.use(...handlersFor({ adminStories: aPageOf(library) }));
    await tryAgain(canvas, () => canvas.getByRole("table"));
  },
});

/** A guest is sent to the sign-in of administration. */
export const SignedOut = meta.story({
  args: { viewer: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Email or Username")).toBeVisible();
  },
});

/** Where a second step is optional, administrators see a one-line hint about it. */
export const WithoutSecondStep = meta.story({
  args: { answers: { ...frame, me: unprotectedAdmin, adminStories: aPageOf(library) } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Add a second step" });
    await expect(link).toHaveAttribute("href", paths.settings);
  },
});

const needed = problem(403, "second_factor_needed");
let isProved = false;
const startUnproved = () => {
  isProved = false;
};
const onceProved =
  <Value,>(value: Value) =>
  () =>
    isProved ? value : needed();
const guarded = {
  me: signedInAdmin,
  adminWaiting: onceProved(frame.adminWaiting),
  getModelSettings: onceProved(frame.getModelSettings),
  adminStories: onceProved(aPageOf(library)),
};

/** Where a second factor is required, an administrator without one first adds an app, and then gets to the page. */
export const SecondFactorRequired = meta.story({
  args: {
    answers: {
      ...guarded,
      listSecondFactors: () => (isProved ? secondFactors : noSecondFactors),
      startTotp: totpEnrolment,
      confirmTotp: () => {
        isProved = true;
        return { factor: authenticator, recoveryCodes: [...recoveryCodes] };
      },
    },
  },
  beforeEach: startUnproved,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "One More Lock" });
    await userEvent.click(canvas.getByRole("button", { name: "Add an authenticator app" }));
    await userEvent.type(await screen.findByLabelText("Your password"), "Lotus#2026{Enter}");
    await userEvent.type(await screen.findByLabelText(/^Then the six digits/), "402117{Enter}");
    await screen.findByRole("alertdialog", { name: "Your recovery codes" });
    await userEvent.click(screen.getByRole("checkbox", { name: "I have kept them" }));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
    await expect(
      await canvas.findByRole("switch", { name: `${fourteenYears.title}: featured` }),
    ).toBeEnabled();
  },
});

let isPrinted = true;

/** An administrator whose password is the one that Katha printed first chooses another. */
export const PrintedPassword = meta.story({
  args: {
    answers: {
      me: signedInAdmin,
      getModelSettings: frame.getModelSettings,
      adminStories: aPageOf(library),
      adminWaiting: () =>
        isPrinted ? problem(403, "password_change_needed")() : frame.adminWaiting,
      changePassword: () => {
        isPrinted = false;
        return { message: "Done." };
      },
    },
  },
  beforeEach: () => {
    isPrinted = true;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "A Password of Your Own" });
    await userEvent.type(canvas.getByLabelText("Your password now"), "abcdEF.ghjkMN.pqrs23");
    await userEvent.type(canvas.getByLabelText("New password"), "Lotus#2026");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Lotus#2026{Enter}");
    const name = `${fourteenYears.title}: featured`;
    await expect(await canvas.findByRole("switch", { name })).toBeEnabled();
    await expect(canvas.queryByRole("heading", { name: "A Password of Your Own" })).toBeNull();
  },
});

const unproved = (answers: Answers) => ({
  args: { answers: { ...guarded, ...answers } },
  beforeEach: startUnproved,
});

/** Passkeys are not available at this address. */
export const NoPasskeyHere = meta.story(
  unproved({ listSecondFactors: { ...noSecondFactors, passkeys: "needs_name" } }),
);

/** The email has to be confirmed first. */
export const Unverified = meta.story({
  ...unproved({
    me: { ...signedInAdmin, isVerified: false },
    listSecondFactors: noSecondFactors,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Confirm your email first/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The code was wrong. */
export const WrongCode = meta.story({
  ...unproved({
    listSecondFactors: secondFactors,
    proveAgain: problem(403, "second_factor_wrong", { detail: "This code is not right." }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Six-digit code"), "402117{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This code is not right.");
  },
});

/** The second factors are loading. */
export const ProofLoading = meta.story({
  ...unproved({ listSecondFactors: pending }),
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await canvas.findByRole("status");
  },
});

/** The lock in Hindi. */
export const LockInHindi = meta.story({
  ...unproved({ listSecondFactors: noSecondFactors }),
  globals: { locale: "hi" },
});

/** The lock from right to left. */
export const LockRightToLeft = meta.story({
  ...unproved({ listSecondFactors: secondFactors }),
  globals: { direction: "rtl" },
});

/** An administrator with a factor proves it, and then gets to the page. */
export const ProofRequired = meta.story({
  args: {
    answers: {
      ...guarded,
      listSecondFactors: secondFactors,
      proveAgain: () => {
        isProved = true;
        return { ...secondFactors.status, isProved: true };
      },
    },
  },
  beforeEach: startUnproved,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Six-digit code"), "402117{Enter}");
    await expect(
      await canvas.findByRole("switch", { name: `${fourteenYears.title}: featured` }),
    ).toBeEnabled();
  },
});

/** The second factors could not be loaded, and then could. */
export const ProofUnreachable = meta.story({
  args: { answers: { ...guarded, listSecondFactors: unreachable } },
  beforeEach: startUnproved,
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor({ listSecondFactors: secondFactors }));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText("Six-digit code")).toBeVisible();
  },
});

/** Half a day later a change is refused: a dialog over the page asks for a code, and the page stays as it is. */
export const ProvedTooLongAgo = meta.story({
  args: {
    at: `${paths.adminStories}?q=years`,
    answers: {
      ...frame,
      adminStories: aPageOf(library),
      featureStory: needed,
      listSecondFactors: secondFactors,
      proveAgain: { ...secondFactors.status, isProved: true },
    },
  },
  play: async ({ canvas }) => {
    const name = `${fourteenYears.title}: featured`;
    await userEvent.click(await canvas.findByRole("switch", { name }));
    const dialog = await screen.findByRole("dialog", { name: "Is It Still You?" });
    await userEvent.type(await within(dialog).findByLabelText("Six-digit code"), "402117{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByLabelText("Search")).toHaveValue("years");
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});
