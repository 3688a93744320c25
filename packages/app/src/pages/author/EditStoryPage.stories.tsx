import type { Answer } from "@katha/api";
import type { OwnStory } from "@katha/api/authoring";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { ferry, ferryStructure, noSuggestions, olderVersion } from "../../testing/drafts.ts";
import { categories, tags } from "../../testing/library.ts";
import { modelLists } from "../../testing/models.ts";
import { idOf } from "../../testing/stories.ts";
import { asScreen, canTryAgain, page, withoutPicture } from "../../testing/page.tsx";
import {
  allUnreachable,
  type Answers,
  handlersFor,
  pending,
  problem,
  unreachable,
} from "../../testing/page-answers.ts";
import { admin, author } from "../../testing/viewers.ts";

/** Nothing was saved elsewhere. */
const newestVersion = {
  version: ferry.version,
  status: ferry.status,
  coverImageUrl: ferry.coverImageUrl,
  returnedAt: null,
};

const answers = {
  getStory: ferry,
  newestVersion,
  listUnanswered: { groups: [] },
  listCorrections: { corrections: [] },
  listCategories: categories,
  listTags: tags,
  suggestionsOffered: noSuggestions,
  featuredModels: modelLists,
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/Author/EditStoryPage",
  args: { at: paths.editStory(ferry.id), viewer: author, answers },
});

/** A draft as its author sees it. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
    for (const name of ["Basic Information", "Categorization", "Settings", "Gameplay"]) {
      await expect(canvas.getByRole("region", { name })).toBeVisible();
    }
  },
});

/** A published story is saved only on request. */
export const Published = meta.story({
  args: { answers: { ...answers, getStory: { ...ferry, status: "published" } } },
  play: async ({ canvas }) => {
    const tagline = await canvas.findByLabelText("Tagline");
    await userEvent.clear(tagline);
    await userEvent.type(tagline, "Nobody rows.");
    await expect(await canvas.findByText(/Kept in this browser until you save/)).toBeVisible();
  },
});

/** The browser's storage is full: the page does not claim to keep anything, and asks before it is left. */
export const NotKept = Published.extend({
  args: {
    at: paths.editStory(idOf(105)),
    answers: { ...answers, getStory: { ...ferry, id: idOf(105), status: "published" } },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    const full = spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    return () => full.mockRestore();
  },
  play: async ({ canvas }) => {
    const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const tagline = await canvas.findByLabelText("Tagline");
    await expect(leave()).toBe(false);
    await userEvent.type(tagline, " Nobody rows.");
    const [said] = await canvas.findAllByText(/it is only on this page/);
    await expect(said).toBeVisible();
    await expect(canvas.queryByText(/Kept in this browser/)).toBeNull();
    await expect(leave()).toBe(true);
  },
});

/** Saved in another tab meanwhile: those changes are in the form, and the page says so. */
export const SavedElsewhere = meta.story({
  args: {
    at: paths.editStory(idOf(106)),
    answers: { ...answers, getStory: { ...ferry, id: idOf(106) } },
  },
  parameters: withoutPicture,
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByLabelText("Tagline")).toHaveValue(ferry.tagline);
    const elsewhere = {
      ...ferry,
      id: idOf(106),
      tagline: "Nobody rows.",
      version: ferry.version + 1,
    };
    msw.use(
      ...handlersFor({
        getStory: elsewhere,
        newestVersion: { ...newestVersion, version: elsewhere.version },
      }),
    );
    await waitFor(() => {
      // Repeated: a focus starts no check while the page's first one is still running.
      window.dispatchEvent(new Event("focus"));
      return expect(canvas.getByLabelText("Tagline")).toHaveValue("Nobody rows.");
    });
    await expect(canvas.getByRole("button", { name: "Got it" })).toBeVisible();
  },
});

const published: OwnStory = { ...ferry, status: "published", returned: null };

/** Cancelled and opened again: the words are still there, marked as unsaved, and can be discarded. */
export const Cancelled = meta.story({
  args: { answers: { ...answers, getStory: published, myStories: [published] } },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Tagline"), " Nobody rows.");
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }));
    await userEvent.click(await canvas.findByRole("link", { name: /^Edit/ }));
    const tagline = await canvas.findByLabelText("Tagline");
    await expect(tagline).toHaveValue(`${ferry.tagline} Nobody rows.`);
    await expect(canvas.getByText(/^What you wrote last time is here/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Start from what is saved" }));
    await expect(tagline).toHaveValue(ferry.tagline);
    await expect(canvas.queryByText(/^What you wrote last time is here/)).toBeNull();
  },
});

/** Without a cover, so that one is painted: the fixture's cover has a foreign address. */
const painted = { ...answers, getStory: { ...ferry, coverImageUrl: null } };

const whole = (at: number) => ({ ...painted.getStory, id: idOf(at), status: "published" as const });
const saved = fn();

/** All fields of a new story can be changed later, and the page says that they have been saved. */
export const Everything = meta.story({
  args: {
    at: paths.editStory(idOf(112)),
    answers: {
      ...painted,
      getStory: whole(112),
      myStories: [],
      updateStory: async ({ request }) => {
        const form = (await request.json()) as Record<string, never>;
        saved(form);
        const { game_config: gameConfig = ferry.gameConfig, ...fields } = form;
        return { ...whole(112), ...fields, gameConfig, version: 9 };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Highest health");
    const figures = {
      "Play time in minutes": "45",
      "Starting XP": "80",
      Actions: "4",
      "Story cards": "5",
      "Total scenes": "6",
      "Branching points": "2",
      "Possible endings": "3",
      "XP gain multiplier": "1.5",
      "Highest health": "60",
      "Inventory slots": "2",
    };
    for (const [name, value] of Object.entries(figures)) {
      const field = canvas.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    const prompt = canvas.getByLabelText("Story prompt");
    await userEvent.clear(prompt);
    await userEvent.type(prompt, "You carry the pots.");
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole("combobox", { name: field }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
      await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    };
    await choose(/^Language/, "हिन्दी");
    await choose(/^Skill checks/, "Hard");
    await choose(/^Difficulty/, "Easy");
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Do not let readers take it along" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("Story updated successfully!")).toBeVisible();
    await expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({
        story_prompt: "You carry the pots.",
        is_online_only: true,
        language: "hi",
        difficulty_level: "easy",
        initial_xp: 80,
        game_config: expect.objectContaining({
          xp_gain_multiplier: 1.5,
          health_max: 60,
          inventory_slots: 2,
          skill_check_difficulty: "hard",
        }),
      }),
    );
  },
});

/** Title, description and prompt are required, the cover must be a URL, and numbers have a minimum. */
export const Faulty = meta.story({
  args: {
    at: paths.editStory(idOf(108)),
    answers: { ...painted, getStory: whole(108) },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Title");
    for (const name of ["Title", "Description", "Story prompt"])
      await userEvent.clear(canvas.getByLabelText(name));
    await userEvent.type(canvas.getByLabelText("Cover image URL"), "cover.png");
    const endings = canvas.getByLabelText("Possible endings");
    await userEvent.clear(endings);
    await userEvent.type(endings, "0");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(canvas.getByRole("region", { name: "5 things are to be mended" })).toHaveFocus();
    await expect(canvas.getByLabelText("Cover image URL")).toHaveAccessibleDescription(
      /^Cover image must be a URL/,
    );
    await expect(endings).toHaveAccessibleDescription(/^This must be at least 1/);
  },
});

/** An unreadable structure is not saved as empty; the error links to the editor. */
export const Structure = meta.story({
  args: {
    at: paths.editStory(idOf(109)),
    answers: {
      ...painted,
      getStory: whole(109),
      updateStory: async ({ request }) => {
        saved(await request.json());
        return { ...whole(109), version: 9 };
      },
    },
  },
  parameters: withoutPicture,
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "JSON" }));
    const json = canvas.getByRole("textbox", { name: /JSON/ });
    const write = async (text: string) => {
      await userEvent.clear(json);
      await userEvent.click(json);
      await userEvent.paste(text);
      await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    };
    await write('{"nodes":');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole("link", { name: /Story structure/ }));
    await write('{"start_node":"a","nodes":{"a":{"text":"A","choices":[]}}}');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ story_structure: expect.objectContaining({ start_node: "a" }) }),
      ),
    );
  },
});

/** Being saved. */
export const Saving = meta.story({
  args: {
    at: paths.editStory(idOf(110)),
    answers: { ...painted, getStory: whole(110), updateStory: pending },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText("Tagline"), " Nobody rows.");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    const button = await canvas.findByRole("button", { name: "Saving..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

const newer = { ...whole(111), tagline: "It rows itself.", version: 9 };

/** Saved elsewhere meanwhile: conflicting values are side by side until one is chosen. */
export const Conflict = meta.story({
  args: {
    at: paths.editStory(idOf(111)),
    answers: {
      ...painted,
      getStory: whole(111),
      updateStory: problem(409, "stale", { version: 9, story: newer }),
    },
  },
  play: async ({ canvas, msw }) => {
    const tagline = await canvas.findByLabelText("Tagline");
    await userEvent.type(tagline, " Nobody rows.");
    msw.use(...handlersFor({ getStory: newer }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    const take = { name: "Take the saved one: Tagline" };
    await userEvent.click(await canvas.findByRole("button", take));
    await expect(tagline).toHaveValue("It rows itself.");
  },
});

/**
 * Saving fails: the page scrolls to the reason at the top, and keeps what was typed. Then it is
 * saved, and two seconds later the page goes back.
 */
export const SavedAtLast = meta.story({
  args: {
    at: paths.editStory(idOf(107)),
    answers: {
      ...painted,
      getStory: { ...painted.getStory, id: idOf(107), status: "published" },
      updateStory: problem(403, "forbidden"),
      myStories: [],
    },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    spyOn(window, "scrollTo").mockImplementation(() => undefined);
  },
  play: async ({ canvas, msw }) => {
    const tagline = await canvas.findByLabelText("Tagline");
    await userEvent.type(tagline, " Nobody rows.");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("The server said no.")).toBeVisible();
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 }));
    await expect(tagline).toHaveValue(`${ferry.tagline} Nobody rows.`);
    const written = { id: idOf(107), tagline: `${ferry.tagline} Nobody rows.`, version: 9 };
    msw.use(
      ...handlersFor({
        updateStory: { ...painted.getStory, ...written, status: "published" },
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(await canvas.findByText("Story updated successfully!")).toBeVisible();
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "My Stories" }),
    ).toBeVisible();
  },
});

/** The server refuses a rule: the error is shown at its field, and nothing is lost. */
export const RuleRefused = meta.story({
  args: {
    // Published, so that leaving the page does not save once more, in the next story.
    at: paths.editStory(idOf(101)),
    answers: {
      ...painted,
      getStory: { ...painted.getStory, id: idOf(101), status: "published" },
      updateStory: problem(422, "validation", {
        detail: [
          {
            loc: ["body", "game_config", "health_max"],
            msg: "This must be at least 1.",
            type: "x",
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    const health = await canvas.findByLabelText("Highest health");
    await userEvent.clear(health);
    await userEvent.type(health, "5");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(health).toHaveAccessibleDescription(/^This must be at least 1/));
    await expect(health).toHaveValue(5);
  },
});

/** The server refuses a scene: it is named, listed and opened, and its field says how much text it can hold. */
export const SceneRefused = meta.story({
  args: {
    at: paths.editStory(idOf(104)),
    answers: {
      ...painted,
      getStory: { ...painted.getStory, id: idOf(104), status: "published" },
      updateStory: problem(422, "validation", {
        detail: [
          {
            loc: ["body", "story_structure", "nodes", "lamp", "text"],
            msg: "This is too long: at most 20,000 characters.",
            type: "x",
          },
        ],
      }),
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Prove the story" });
    await userEvent.type(canvas.getByLabelText("Tagline"), " Nobody rows.");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    const summary = await canvas.findByRole("region", { name: "One thing is to be mended" });
    await expect(summary).toHaveTextContent(/lamp: what is told: This is too long/);
    const told = await canvas.findByRole("textbox", { name: "What is told" });
    await expect(told).toHaveValue("The lamp is in your own boat now.");
    const list = canvas.getByRole("region", { name: "What stands in the way" });
    await expect(within(list).getByText(/^what is told: This is too long/)).toBeVisible();
    await userEvent.type(told, "!");
    await waitFor(() => expect(within(list).queryByText(/This is too long/)).toBeNull());
  },
});

/** The reason why the review returned the story, with a button that leads to the scenes. */
export const Returned = meta.story({
  args: {
    answers: {
      ...answers,
      getStory: {
        ...ferry,
        returned: { reason: "Say who Meera is.", returnedAt: "2026-11-20T09:30:00Z" },
      },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Say who Meera is.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "To the scenes" }));
    await expect(canvas.getByRole("region", { name: "Story Structure" })).toHaveFocus();
  },
});

/** A finding on My Stories links to its scene. */
export const SceneInAddress = meta.story({
  args: { at: `${paths.editStory(ferry.id)}?scene=morning` },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const told = await canvas.findByRole("textbox", { name: "What is told" });
    await expect(told).toHaveValue("The boat lies at its rope, as it always does.");
    await waitFor(() => expect(told).toHaveFocus());
  },
});

/** The cover could not be fetched yet. */
export const CoverAwaited = meta.story({
  args: {
    at: paths.editStory(idOf(102)),
    answers: {
      ...answers,
      getStory: {
        ...ferry,
        id: idOf(102),
        coverImageUrl: "https://covers.example/a.jpg",
        coverAwaitedUntil: "2126-11-27T12:00:00Z",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is tried again until Nov 27, 2126/)).toBeVisible();
  },
});

/**
 * An earlier version's rules are shown in words next to the current ones. It is restored, and a
 * toast says so.
 */
export const Restored = meta.story({
  args: {
    answers: {
      ...answers,
      listVersions: { versions: [olderVersion], nextBefore: null },
      getVersion: {
        ...olderVersion,
        storyStructure: {
          ...ferryStructure,
          things: { oar: { name: "an oar" } },
          nodes: {
            ...ferryStructure.nodes,
            ghat: {
              text: "The last boat has not come back, and a lamp swings on the far bank.",
              choices: [{ text: "Row towards it.", target: "lamp", when: { carries: "oar" } }],
              effects: [{ give: "oar", once: true }],
            },
          },
        },
      },
      restoreVersion: { ...ferry, title: olderVersion.title, version: ferry.version + 1 },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Versions" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Compare version 1/ }));
    const changed = await screen.findByRole("region", { name: /^Scenes that changed/ });
    await userEvent.click(within(changed).getByText("ghat"));
    await expect(changed).toHaveTextContent(
      /Row towards it\. → lamp – Offered only if you carry an oar\. Arriving here gives an oar \(only the first time\)\./,
    );
    await userEvent.click(screen.getByRole("button", { name: "Restore this version" }));
    const words = await screen.findByText("Version 1 is here again, as the newest.");
    await waitFor(() => expect(words).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveValue(olderVersion.title));
  },
});

export const Loading = meta.story({
  args: { answers: { ...answers, getStory: pending } },
  parameters: { isUntitled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading story details...")).toBeVisible();
  },
});

const typed = {
  id: idOf(900),
  text: "I sing to the ferryman",
  count: 4,
  scene: "ghat",
  lastDay: "2026-11-20",
  act: "sing",
  about: null,
  topics: ["ferryman"],
  declined: false,
  answered: false,
};

const heard: Answer<"tryScene"> = {
  text: "You sing. Nothing comes of it.",
  way: "detour",
  choice: null,
  reactions: [],
  fit: 0.04,
  model: null,
  reason: { meant: "hardly", other: "hardly", mood: "done" },
  changes: [],
  check: null,
  position: { node: "ghat", turnsHere: 1, beatsTold: [], path: ["ghat"] },
  offers: [],
  servedBy: "katha",
};

/** Lines that the story could not answer, in their tab; an answer is started in the scene. */
export const Unanswered = meta.story({
  args: {
    answers: {
      ...answers,
      listUnanswered: { groups: [typed, { ...typed, id: idOf(901), count: 2, text: "I wait" }] },
      tryScene: heard,
    },
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole("tab", { name: "Unanswered 2" });
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await userEvent.click(
      await canvas.findByRole("button", { name: "This is answered by...: I sing to the ferryman" }),
    );
    await expect(await canvas.findByRole("heading", { name: "An answer" })).toHaveFocus();
    await expect(await canvas.findByText(/^You sing/)).toBeVisible();
  },
});

/** A model drafts the answer, on a page without TLS too: there is no `crypto.randomUUID`. */
export const AnswerDrafted = meta.story({
  args: {
    answers: {
      ...answers,
      listUnanswered: { groups: [typed] },
      tryScene: heard,
      suggestionsOffered: { available: true, kinds: [] },
      draftAnswers: { drafts: [{ says: "The ferryman hums along." }], servedBy: "tenali" },
    },
  },
  parameters: withoutPicture,
  beforeEach: () => {
    const missing = spyOn(crypto, "randomUUID").mockImplementation(() => {
      throw new TypeError("crypto.randomUUID is not a function");
    });
    return () => missing.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Unanswered 1" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^This is answered by/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Draft an answer" }));
    await expect(await canvas.findByText("The ferryman hums along.")).toBeVisible();
  },
});

const look = "The rope is wet to the height of your knee.";

/** A closer look is drafted at the scene, and taken into its field. */
export const CloserLookDrafted = meta.story({
  args: {
    at: `${paths.editStory(ferry.id)}?scene=ghat`,
    answers: {
      ...answers,
      suggestionsOffered: { available: true, kinds: ["closer_look"] },
      suggest: { drafts: [{ text: look, choice: null, choices: [] }], servedBy: "near/m" },
    },
  },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Draft a closer look" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Suggest" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Put it in the field/ }));
    await expect(canvas.getByRole("textbox", { name: "On a closer look" })).toHaveValue(look);
    await expect(canvas.getByText("In its field now")).toBeVisible();
  },
});

/** Without a model the desk says whom to ask; only an administrator has a way there. */
export const NoModel = meta.story({
  args: { at: `${paths.editStory(ferry.id)}?scene=ghat` },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/An administrator can bind one/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Suggest what comes next" })).toBeNull();
  },
});

/** An administrator's desk leads to where a model is bound. */
export const NoModelForAdministrators = meta.story({
  args: { at: `${paths.editStory(ferry.id)}?scene=ghat`, viewer: admin },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /^Bind one under/ });
    await expect(link).toHaveAttribute("href", paths.adminModels);
  },
});

const mistaken: Answer<"proveTyping">["findings"][number] = {
  code: "choice_mistaken",
  severity: "warning",
  node: "ghat",
  choice: 1,
  params: { choice: "Wait for the morning.", typed: "get in", taken: "Row towards it." },
};
const typedIn = fn();

/** The story in the form is proved: by plays in the browser, and by lines typed on the server. */
export const Proved = meta.story({
  args: {
    answers: {
      ...answers,
      proveTyping: async ({ request }) => {
        typedIn(await request.json());
        const strangers = { strangers_lines: [], strangers_whole: true };
        const came = { answers: { tried: 0, came: 0 } };
        const counts = { lines: 31, scenes: 1, is_whole: true, ...came, ...strangers };
        return { ...counts, findings: [mistaken] };
      },
    },
  },
  play: async ({ canvas }) => {
    const prove = await canvas.findByRole("button", { name: "Prove the story" });
    await userEvent.click(prove);
    const proof = within(canvas.getByRole("region", { name: "Proving ground" }));
    await expect(await proof.findByText("10,000 plays, seed 1")).toBeVisible();
    await expect(await proof.findByText(/^31 lines: .* in 1 scene\.$/)).toBeVisible();
    const title = ferry.title;
    await expect(typedIn).toHaveBeenCalledWith(expect.objectContaining({ title, language: "en" }));
    const found =
      /^A player who types “get in” for “Wait for the morning.” takes “Row towards it.”/;
    const line = (await proof.findByText(found)).closest("li") as HTMLElement;
    await userEvent.click(within(line).getByRole("button", { name: "at ghat" }));
    await expect(await canvas.findByRole("textbox", { name: "What is told" })).toBeVisible();
  },
});

/** Without the server nothing can be typed: the report of the plays is still shown, and says so. */
export const ProvedAlone = meta.story({
  args: { answers: { ...answers, proveTyping: unreachable } },
  play: async ({ canvas }) => {
    const prove = await canvas.findByRole("button", { name: "Prove the story" });
    await userEvent.click(prove);
    const proof = within(canvas.getByRole("region", { name: "Proving ground" }));
    await expect(await proof.findByText("10,000 plays, seed 1")).toBeVisible();
    await expect(await proof.findByText(/^Nobody typed this time/)).toBeVisible();
  },
});

const correction = {
  id: idOf(910),
  passage: "a lamp swings on the far bank",
  proposed: "a lamp sways on the far bank",
  note: "",
  scene: "ghat",
  day: "2026-11-20",
  status: "open" as const,
};
const settled = fn();

/**
 * A player's correction is taken over into the scene's text, where it can be checked before saving, and then marked as
 * done.
 */
export const Corrections = meta.story({
  args: {
    at: paths.editStory(idOf(103)),
    answers: {
      ...answers,
      // Published, so that nothing is autosaved.
      getStory: { ...ferry, id: idOf(103), status: "published" },
      listCorrections: {
        corrections: [
          correction,
          { ...correction, id: idOf(911), passage: "It is late.", proposed: "It grows late." },
        ],
      },
      settleCorrection: async ({ request }) => {
        settled(await request.json());
        return { ...correction, status: "done" };
      },
    },
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole("tab", { name: "Corrections 2" });
    await userEvent.click(tab);
    const list = within(await canvas.findByRole("list", { name: "Open corrections" }));
    const take = list.getByRole("button", { name: `Take it over: ${correction.passage}` });
    await userEvent.click(take);
    await expect(await list.findByText(/^The new words stand/)).toBeVisible();
    await expect(take).not.toBeInTheDocument();
    await userEvent.click(list.getByRole("button", { name: `Done: ${correction.passage}` }));
    await waitFor(() => expect(settled).toHaveBeenCalledWith({ status: "done" }));
    const [open] = list.getAllByRole("button", { name: "Open “ghat”" });
    await userEvent.click(open as HTMLElement);
    await expect(await canvas.findByRole("textbox", { name: "What is told" })).toHaveValue(
      "The last boat has not come back, and a lamp sways on the far bank.",
    );
  },
});

/** The unanswered lines and the corrections fail to load, then succeed. */
export const LinesFailed = meta.story({
  args: { answers: { ...answers, listUnanswered: unreachable, listCorrections: unreachable } },
  play: async ({ canvas, msw }) => {
    const lists = [
      ["Unanswered", "listUnanswered", "Nothing is unanswered."],
      ["Corrections", "listCorrections", "No correction waits."],
    ] as const;
    for (const [name, call, none] of lists) {
      await userEvent.click(await canvas.findByRole("tab", { name }));
      const retry = await canvas.findByRole("button", { name: "Try again" });
      msw.use(...handlersFor({ [call]: answers[call] }));
      await userEvent.click(retry);
      await expect(await canvas.findByText(none)).toBeVisible();
    }
  },
});

/** Another author's story. */
export const NotYours = meta.story({
  args: { answers: { ...answers, getStory: problem(404, "story_not_found") } },
});

/** The server cannot be reached. */
export const Unreachable = meta.story({
  args: { answers: allUnreachable },
  play: async ({ canvas }) => {
    await canTryAgain(canvas);
  },
});

/** The server can be reached again. */
export const TriedAgain = Unreachable.extend({
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(answers));
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText("Title")).toHaveValue(ferry.title);
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
