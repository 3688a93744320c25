import type { ModelRuntime, ModelSetting } from "@katha/api/admin";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { paths } from "../../../routes/paths.ts";
import { frame } from "../../../testing/administration.ts";
import {
  bound,
  modelSample,
  modelSettings,
  modelUsage,
  noRuntimes,
  ownModel,
  ownModels,
  runtimes,
  unboundSettings,
} from "../../../testing/model-settings.ts";
import { asScreen, page, withoutPicture } from "../../../testing/page.tsx";
import { done, handlersFor, pending, problem, unreachable } from "../../../testing/page-answers.ts";
import { ferry } from "../../../testing/drafts.ts";
import { admin } from "../../../testing/viewers.ts";

const answers = {
  ...frame,
  readModelUsage: modelUsage,
  getModelSettings: modelSettings,
  findRuntimes: noRuntimes,
  getOwnModels: ownModels,
};
const found = {
  ...frame,
  readModelUsage: modelUsage,
  getModelSettings: unboundSettings,
  findRuntimes: runtimes,
  getOwnModels: ownModels,
};

const meta = preview.meta({
  ...page,
  title: "Pages/Admin/AdminModelsPage",
  args: { at: paths.adminModels, viewer: admin, answers },
});

const bodies: unknown[] = [];
/** Keeps what was sent, and answers. */
const answering =
  <Value,>(answer: Value) =>
  async ({ request }: { request: Request }): Promise<Value> => {
    bodies.push({ path: new URL(request.url).pathname, body: await request.json() });
    return answer;
  };
const forgetBodies = () => {
  bodies.length = 0;
};

const [tenali] = unboundSettings.models;
const [openAi] = modelSettings.providers;
const [ollama] = runtimes.runtimes;
if (!tenali || !openAi || !ollama) throw new Error("The fixtures are empty.");
const keptOllama = {
  name: "ollama",
  protocol: "ollama",
  baseUrl: ollama.baseUrl,
  hasKey: false,
  source: "here",
} as const;
const [listed] = ollama.models;
if (!listed) throw new Error("Ollama lists nothing.");
const byOllama = { ...bound, provider: "ollama", model: "qwen3:8b" };
const tenaliBound: ModelSetting = { ...tenali, source: "here", bound: [byOllama] };

/** Readers may use keys of their own from now on: a refusal is said, and otherwise the page reads anew what stands. */
export const OwnKeysAllowed = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      allowOwnKeys: problem(409, "own_keys_refused", { detail: "That could not be changed." }),
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    const allow = await canvas.findByRole("switch", { name: "Let readers use keys of their own" });
    await expect(allow).not.toBeChecked();
    await userEvent.click(allow);
    await expect(await canvas.findByText("That could not be changed.")).toBeVisible();
    await expect(allow).not.toBeChecked();
    msw.use(
      ...handlersFor({
        allowOwnKeys: answering({ isAllowed: true }),
        getModelSettings: { ...modelSettings, ownKeysAllowed: true },
      }),
    );
    await userEvent.click(allow);
    await waitFor(() => expect(allow).toBeChecked());
    await expect(bodies).toEqual([
      { path: "/api/v1/admin/models/own-keys", body: { is_allowed: true } },
    ]);
  },
});

/** A budget is sent for its scope alone, and the page reads anew what stands; a price is set. */
export const Costs = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      budgetModels: answering({ scope: "player" as const, dollars: null, turns: 40 }),
      priceModel: answering({ ...tenali, creditCost: 3 }),
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    await userEvent.click(
      await canvas.findByRole("button", { name: "Change the budget: Each player: No limit" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Turns a day" }), "40");
    const [site, , story] = modelUsage.budgets;
    if (!site || !story) throw new Error("The fixture is empty.");
    const budgets = [site, { scope: "player" as const, dollars: null, turns: 40 }, story];
    msw.use(...handlersFor({ readModelUsage: { ...modelUsage, budgets } }));
    await userEvent.click(dialog.getByRole("button", { name: "Set the budget" }));
    await expect(
      await canvas.findByRole("button", { name: /Each player: 40 turns a day/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Change the price of Vyasa/ }));
    const coins = await screen.findByRole("textbox", { name: "Coins" });
    await userEvent.clear(coins);
    await userEvent.type(coins, "3");
    await userEvent.click(screen.getByRole("button", { name: "Set the price" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(bodies).toEqual([
      {
        path: expect.stringMatching(/\/admin\/models\/budgets\/player$/),
        body: { dollars: null, turns: 40 },
      },
      { path: expect.stringMatching(/\/text\/vyasa\/price$/), body: { credit_cost: 3 } },
    ]);
  },
});

/** Nothing is found until one looks again; what was found is bound to Tenali by one press: the provider is kept first. */
export const Found = meta.story({
  args: {
    answers: {
      ...found,
      findRuntimes: noRuntimes,
      putModelProvider: answering(keptOllama),
      bindModel: answering(tenaliBound),
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    await expect(await canvas.findByText("ollama run qwen3:8b")).toBeVisible();
    msw.use(...handlersFor({ findRuntimes: runtimes }));
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    const bind = await canvas.findByRole("button", { name: "Bind to Tenali: qwen3:8b" });
    msw.use(
      ...handlersFor({
        getModelSettings: {
          ...unboundSettings,
          providers: [keptOllama],
          models: unboundSettings.models.map((model) => (model === tenali ? tenaliBound : model)),
        },
      }),
    );
    await userEvent.click(bind);
    await expect(await canvas.findByText("Tenali is told by qwen3:8b now.")).toBeVisible();
    await expect(await canvas.findByText("Tells as Tenali")).toBeVisible();
    await expect(bodies).toEqual([
      {
        path: expect.stringMatching(/\/admin\/models\/providers\/ollama$/),
        body: { protocol: "ollama", base_url: "http://127.0.0.1:11434" },
      },
      {
        path: expect.stringMatching(/\/admin\/models\/text\/tenali$/),
        body: { bound: [expect.objectContaining({ provider: "ollama", model: "qwen3:8b" })] },
      },
    ]);
  },
});

/** Who tells now, and nothing on this machine. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    const tells = await canvas.findByRole("region", { name: "Who tells now" });
    await expect(tells).toHaveTextContent("gpt-5-mini");
    await expect(tells).toHaveTextContent("A thousand turns cost you$2.05");
    await expect(await canvas.findByText("Nothing on this machine serves models.")).toBeVisible();
  },
});

/** A key is kept and the provider's models are listed; the key itself is nowhere to be seen. */
export const ByKey = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      putModelProvider: answering({
        name: "groq",
        protocol: "openai",
        baseUrl: "https://api.groq.com/openai/v1",
        hasKey: true,
        source: "here",
      }),
      listProviderModels: { models: ollama.models },
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    await userEvent.click(await canvas.findByRole("button", { name: "Groq" }));
    await userEvent.type(canvas.getByLabelText("Key"), "gsk-secret");
    msw.use(
      ...handlersFor({
        getModelSettings: {
          ...modelSettings,
          providers: [
            ...modelSettings.providers,
            {
              name: "groq",
              protocol: "openai",
              baseUrl: "https://api.groq.com/openai/v1",
              hasKey: true,
              source: "here",
            },
          ],
        },
      }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Keep it and list its models" }));
    const list = await canvas.findByRole("list", { name: "The models of Groq" });
    await expect(within(list).getByText("qwen3:8b")).toBeVisible();
    await expect(canvas.getByText(/what the player types .* go to Groq/)).toBeVisible();
    await expect(bodies).toEqual([
      {
        path: expect.stringMatching(/\/providers\/groq$/),
        body: expect.objectContaining({ key: "gsk-secret" }) as unknown,
      },
    ]);
    await expect(document.body.innerHTML).not.toContain("gsk-secret");
  },
});

/** The server's faults stand at the fields that they are about. */
export const AddressRefused = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      putModelProvider: problem(422, "invalid_input", {
        detail: [
          {
            loc: ["body", "base_url"],
            msg: "This address is not on the open internet.",
            type: "provider_not_public",
          },
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Another address" }));
    const address = canvas.getByRole("textbox", { name: "Address" });
    await userEvent.type(address, "http://10.0.0.7:8000/v1");
    await userEvent.click(canvas.getByRole("button", { name: "Keep it and list its models" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/not on the open internet/));
  },
});

/** The provider does not answer, and then refuses the key; once it was replaced, its models are asked for again. */
export const KeyRefused = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      listProviderModels: problem(502, "provider_silent", { detail: "The provider is silent." }),
      putModelProvider: openAi,
    },
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Its models: OpenAI" }));
    await expect(await canvas.findByText("The provider is silent.")).toBeVisible();
    const detail = "The provider refuses this key.";
    const refused = problem(502, "provider_key_refused", { detail });
    msw.use(...handlersFor({ listProviderModels: refused }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(detail)).toBeVisible();
    msw.use(...handlersFor({ listProviderModels: { models: ollama.models } }));
    await userEvent.click(canvas.getByRole("button", { name: "Change OpenAI" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Replace the key" }));
    await userEvent.type(await canvas.findByLabelText("Key"), "sk-new");
    await userEvent.click(canvas.getByRole("button", { name: "Keep the key" }));
    await expect(await canvas.findByRole("list", { name: "The models of OpenAI" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText("Key")).toBeNull());
  },
});

const inHindi = { ...modelSample, scene: "hindi", language: "hi" } as const;

/** Scenes are told one after the other, then one of a story that was searched; the verdict comes last. */
export const Heard = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...found,
      putModelProvider: keptOllama,
      searchStories: [ferry],
      hearSample: async ({ request }) => {
        const { scene, story_id: storyId } = (await request.json()) as {
          scene: string;
          story_id?: string;
        };
        if (scene === "story") {
          return { ...modelSample, scene: "story", storyTitle: `Asked for ${storyId}` };
        }
        return scene === "hindi" ? { ...inHindi, flaw: "another language" } : modelSample;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hear a sample of qwen3:8b" }));
    const dialog = await screen.findByRole("dialog", { name: "Hear qwen3:8b" });
    const inside = within(dialog);
    await expect(await inside.findByText("Fits with care (weak in Hindi)")).toBeVisible();
    await userEvent.type(inside.getByRole("combobox"), "salt");
    await userEvent.click(await screen.findByRole("option", { name: ferry.title }));
    await expect(await inside.findByText(`Asked for ${ferry.id}`)).toBeVisible();
    await userEvent.click(inside.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const picture = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const painters: { lookedFor: string[]; runtimes: ModelRuntime[] } = {
  lookedFor: ["ComfyUI"],
  runtimes: [
    {
      name: "comfyui",
      title: "ComfyUI",
      protocol: "comfyui",
      baseUrl: "http://127.0.0.1:8188",
      models: [{ ...listed, model: "sd_xl_base_1.0.safetensors", kind: "image" }],
    },
  ],
};

/** A painter's picture is seen, in a size that it can paint, before it is bound. */
export const Seen = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...found,
      findRuntimes: painters,
      putModelProvider: { ...keptOllama, name: "comfyui", protocol: "comfyui" },
      seeSample: answering({
        words: "A boatman at the ghat.",
        picture,
        builtIn: picture,
        failed: null,
        wholeMs: 12_000,
        width: 1_216,
        height: 832,
      }),
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    await userEvent.click(await canvas.findByRole("button", { name: /^See a sample of sd_xl/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByRole("img", { name: /^By sd_xl/ })).toBeInTheDocument();
    await expect(bodies).toEqual([
      {
        path: expect.stringMatching(/\/pictures$/),
        body: {
          provider: "comfyui",
          model: "sd_xl_base_1.0.safetensors",
          size: "1216x832",
          seconds: 300,
        },
      },
    ]);
    msw.use(...handlersFor({ seeSample: pending }));
    await userEvent.click(dialog.getByRole("button", { name: "Paint it again" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Stop" }));
    await expect(await dialog.findByText("Stopped before it was painted.")).toBeVisible();
  },
});

/** A model that takes too long is stopped; it can be heard again. */
export const Stopped = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...found, putModelProvider: keptOllama, hearSample: pending } },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hear a sample of qwen3:8b" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Stop" }));
    await expect(await dialog.findAllByText("Stopped before it was told.")).toHaveLength(2);
    msw.use(...handlersFor({ hearSample: modelSample }));
    await userEvent.click(dialog.getByRole("button", { name: "Hear it again" }));
    await expect(await dialog.findByText("Fits")).toBeVisible();
  },
});

/** A provider that is in use stays, and says why. */
export const InUse = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      deleteModelProvider: problem(409, "provider_in_use", { detail: "Unbind it first." }),
    },
  },
  play: async ({ canvas, msw }) => {
    const remove = async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Change OpenAI" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Remove it" }));
      await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
    };
    await remove();
    await expect(await canvas.findByText("Unbind it first.")).toBeVisible();
    msw.use(...handlersFor({ deleteModelProvider: done }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await remove();
    await waitFor(() => expect(canvas.queryByText("Unbind it first.")).toBeNull());
  },
});

export const Loading = meta.story({
  args: { answers: { ...answers, getModelSettings: pending, findRuntimes: pending } },
});

/** The settings could not be loaded. */
export const Unreachable = meta.story({
  parameters: withoutPicture,
  args: { answers: { ...answers, getModelSettings: unreachable, findRuntimes: unreachable } },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor({ getModelSettings: modelSettings }));
    await userEvent.click(retry);
    await expect(await canvas.findByRole("region", { name: "Who tells now" })).toBeVisible();
  },
});

/** A model of Katha's own is brought by one press, seen to come, and bound as its makers advise. */
export const BringsItsOwn = meta.story({
  parameters: withoutPicture,
  args: {
    answers: {
      ...answers,
      getModelSettings: unboundSettings,
      bringOwnModel: { ...ownModel, state: "downloading" as const },
      bindModel: answering(tenaliBound),
    },
  },
  play: async ({ canvas, msw }) => {
    forgetBodies();
    const bring = await canvas.findByRole("button", { name: `Bring it: ${ownModel.title}` });
    msw.use(
      ...handlersFor({
        getOwnModels: {
          ...ownModels,
          models: [{ ...ownModel, state: "downloading", bytesHere: ownModel.bytes / 4 }],
        },
      }),
    );
    await userEvent.click(bring);
    const name = `Downloading ${ownModel.title}`;
    await expect(await canvas.findByRole("progressbar", { name })).toHaveValue(25);
    const here = { ...ownModel, state: "ready" as const, bytesHere: ownModel.bytes };
    msw.use(...handlersFor({ getOwnModels: { ...ownModels, models: [here] } }));
    const bind = { name: `Bind to Tenali: ${ownModel.name}` };
    await userEvent.click(await canvas.findByRole("button", bind));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          path: expect.stringMatching(/\/admin\/models\/text\/tenali$/),
          body: {
            bound: [
              {
                provider: ownModels.provider,
                model: ownModel.name,
                prompt_tokens: 3_000,
                answer_tokens: 600,
                structured_output: "json_schema",
                hears: false,
                bridges: false,
              },
            ],
          },
        },
      ]),
    );
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
