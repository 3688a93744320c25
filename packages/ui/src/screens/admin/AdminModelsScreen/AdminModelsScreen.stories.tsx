import { expect, fn, mocked, screen, userEvent, waitFor, within } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import {
  busySettings,
  comfyUi,
  lmStudio,
  lookedFor,
  manyModels,
  newSettings,
  ollama,
  presets,
  sharedSettings,
} from "../../../fixtures/admin/models.ts";
import { largerModel, ownModel, ownModels } from "../../../fixtures/admin/own-models.ts";
import { usage } from "../../../fixtures/admin/model-usage.ts";
import type { OwnModel } from "../../../parts/admin/models/own-models.ts";
import { guide } from "./AdminModelsScreen.guide.ts";
import { AdminModelsScreen } from "./AdminModelsScreen.tsx";
import type { AdminModelsScreenProps } from "./AdminModelsScreen.tsx";

const found = { value: { lookedFor, runtimes: [ollama] }, isLoading: false };
const nothing = { value: { lookedFor, runtimes: [] }, isLoading: false };
const accepted = () => fn(async () => undefined);

const all: AdminModelsScreenProps = {
  settings: busySettings,
  onRetry: fn(),
  found,
  onLookAgain: fn(),
  own: { value: ownModels, isLoading: false },
  onBring: accepted(),
  onBringStop: accepted(),
  onOwnRemove: accepted(),
  presets,
  offers: { isLoading: false },
  onOpen: fn(),
  onOffersRetry: fn(),
  onKeep: accepted(),
  onRemove: accepted(),
  onBind: accepted(),
  onRebind: accepted(),
  onPrice: accepted(),
  usage,
  onBudget: accepted(),
  onOwnKeys: accepted(),
  onUsageDownload: fn(),
  onHear: fn(),
  onHearBound: fn(),
  storyQuery: "",
  onStoryQuery: fn(),
  onStory: fn(),
  onStop: fn(),
  onAgain: fn(),
  onHeard: fn(),
};

const meta = preview.meta({
  title: "Screens/AdminModels",
  component: AdminModelsScreen,
  args: all,
  decorators: [withAdmin],
  parameters: { guide, place: "models", layout: "fullscreen", chromatic: { modes: modes.screen } },
});

/** Tenali is told on this machine, Meera by the file, Vyasa by a company that rests after failures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const tells = within(canvas.getByRole("region", { name: "Who tells now" }));
    await expect(tells.getByText("Resting")).toBeVisible();
    await expect(tells.getByText(/left alone until Nov 20, 2026/)).toBeVisible();
    await expect(tells.getByText(/KATHA_MODELS says who/)).toBeVisible();
    await expect(tells.queryByRole("button", { name: /from Meera/ })).toBeNull();
    await expect(canvas.getByText("Tells as Tenali")).toBeVisible();
  },
});

/** Nobody is bound yet: the best of what was found stands out, and is bound to Tenali by one press; a refusal says why. */
export const New = meta.story({
  args: { settings: newSettings, onBind: accepted() },
  play: async ({ args, canvas }) => {
    const models = canvas.getByRole("list", { name: "The models of Ollama" });
    const [best] = within(models).getAllByRole("listitem");
    await expect(best).toHaveTextContent("gemma3:12b");
    const bind = canvas.getByRole("button", { name: "Bind to Tenali: gemma3:12b" });
    mocked(args.onBind).mockResolvedValueOnce("KATHA_MODELS says this.");
    await userEvent.click(bind);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("KATHA_MODELS says this.");
    await expect(canvas.queryByText(/is told by/)).toBeNull();
    await userEvent.click(bind);
    await expect(args.onBind).toHaveBeenLastCalledWith(
      expect.objectContaining({ offered: ollama.models[2] }),
      newSettings.models[0],
    );
    await expect(await canvas.findByText("Tenali is told by gemma3:12b now.")).toBeVisible();
  },
});

/**
 * Several programs run; of one model nothing is known, and what paints is seen before it is bound to a painter's name.
 */
export const SeveralFound = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    found: {
      value: {
        lookedFor,
        runtimes: [
          ollama,
          lmStudio,
          { ...lmStudio, name: "jan", title: "Jan", models: [] },
          comfyUi,
        ],
      },
      isLoading: false,
    },
    onHear: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/How well it tells is not known/)).toBeVisible();
    await expect(canvas.getByText("It runs, but has no model yet.")).toBeVisible();
    await expect(
      canvas.getByText(
        "Not running here: llama.cpp, vLLM, LocalAI, text-generation-webui, AUTOMATIC1111. Start one, and look again.",
      ),
    ).toBeVisible();
    const painters = within(canvas.getByRole("list", { name: "The models of ComfyUI" }));
    await expect(painters.getByText("Paints")).toBeVisible();
    await expect(painters.getByRole("button", { name: /^Bind to Vishvakarma/ })).toBeVisible();
    await userEvent.click(painters.getByRole("button", { name: /^See a sample of sd_xl/ }));
    await expect(args.onHear).toHaveBeenCalledWith(
      expect.objectContaining({ offered: comfyUi.models[0] }),
    );
  },
});

/** The machine is still being looked over. */
export const Looking = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: newSettings, found: { isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking on this machine...")).toBeVisible();
  },
});

/** A provider with three hundred models: twelve at first, the others by a search. */
export const ManyModels = meta.story({
  args: { found: nothing, opened: "openrouter", offers: { value: manyModels, isLoading: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "The models of OpenRouter" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(12);
    const search = canvas.getByRole("searchbox", { name: "Search the models of OpenRouter" });
    await userEvent.type(search, "monsoon/storyteller-3-");
    await expect(within(list).getAllByRole("listitem").length).toBeLessThan(12);
    await userEvent.type(search, "nobody");
    await expect(canvas.getByText("No model of that name.")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(
      within(canvas.getByRole("list", { name: "The models of OpenRouter" })).getAllByRole(
        "listitem",
      ),
    ).toHaveLength(60);
  },
});

/**
 * A company is chosen, its key pasted: where players' lines go stands above the button. Another address has a protocol,
 * and a name made from it.
 */
export const Keyed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: newSettings, found: nothing, onKeep: accepted() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anthropic" }));
    const form = within(canvas.getByRole("form", { name: "Anthropic" }));
    await userEvent.click(form.getByRole("button", { name: "Keep it and list its models" }));
    await expect(form.getByLabelText("Key")).toHaveAccessibleDescription("Paste the key.");
    await expect(args.onKeep).not.toHaveBeenCalled();
    await expect(form.getByText(/what the player types .* go to Anthropic/)).toBeVisible();
    await userEvent.type(form.getByLabelText("Key"), " sk-1 ");
    await userEvent.click(form.getByRole("button", { name: "Keep it and list its models" }));
    await expect(args.onKeep).toHaveBeenCalledWith({
      name: "anthropic",
      protocol: "anthropic",
      address: "https://api.anthropic.com/v1",
      key: "sk-1",
    });
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith("anthropic"));
    await expect(canvas.queryByRole("form")).toBeNull();

    await userEvent.click(canvas.getByRole("button", { name: "Another address" }));
    const address = canvas.getByRole("textbox", { name: "Address" });
    const keep = canvas.getByRole("button", { name: "Keep it and list its models" });
    await userEvent.type(address, "models.example.com");
    await userEvent.click(keep);
    await expect(address).toHaveAccessibleDescription(/begins with https/);
    await userEvent.clear(address);
    await userEvent.type(address, "http://10.0.0.7:8000/v1");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("10-0-0-7");
    await userEvent.click(keep);
    await expect(args.onKeep).toHaveBeenLastCalledWith({
      name: "10-0-0-7",
      protocol: "openai",
      address: "http://10.0.0.7:8000/v1",
      key: null,
    });
  },
});

/** A provider of the file cannot be changed; of another the key alone is removed, or all of it after a confirmation. */
export const Removing = meta.story({
  args: {
    onKeep: accepted(),
    onRemove: fn(async () => "A model of this provider still tells. Unbind it first."),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Change vllm" })).toBeNull();
    const change = canvas.getByRole("button", { name: "Change OpenRouter" });
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove the key" }));
    await expect(args.onKeep).toHaveBeenCalledWith(
      expect.objectContaining({ name: "openrouter", key: null }),
    );
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove it" }));
    await screen.findByRole("alertdialog", { name: "Remove OpenRouter?" });
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledWith("openrouter");
    await expect(await canvas.findByText(/Unbind it first/)).toBeVisible();
  },
});

/**
 * A model is bound to another name from the menu, which says who serves each now. Those that are asked for a name change
 * places, and are unbound after a confirmation.
 */
export const Ordered = meta.story({
  args: { onBind: accepted(), onRebind: accepted() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bind gemma3:12b to another name" }));
    const meera = await screen.findByRole("menuitem", { name: /^Meera/ });
    await expect(meera).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("menuitem", { name: /^All others/ }));
    await expect(args.onBind).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ key: "*", kind: "text" }),
    );
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    const vyasa = busySettings.models.find(({ key }) => key === "vyasa");
    const [first, second] = vyasa?.bound ?? [];
    await userEvent.click(canvas.getByRole("button", { name: "Ask gemma3:12b earlier for Vyasa" }));
    await expect(args.onRebind).toHaveBeenLastCalledWith(vyasa, [second, first]);
    await userEvent.click(canvas.getByRole("button", { name: "Unbind gemma3:12b from Vyasa" }));
    await screen.findByRole("alertdialog");
    await userEvent.click(screen.getByRole("button", { name: "Unbind" }));
    await waitFor(() => expect(args.onRebind).toHaveBeenLastCalledWith(vyasa, [first]));
  },
});

/** The options of a bound model, behind its line. */
export const Options = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { found: nothing, onRebind: accepted() },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByText("Options", { selector: "summary[aria-label$='Tenali']" }),
    );
    const form = within(canvas.getByRole("form", { name: "Options of qwen3:8b for Tenali" }));
    const temperature = form.getByRole("textbox", { name: "Temperature" });
    await userEvent.type(temperature, "9");
    await userEvent.click(form.getByRole("button", { name: "Keep the options" }));
    await expect(temperature).toHaveAccessibleDescription(/A number from 0 to 2/);
    await expect(args.onRebind).not.toHaveBeenCalled();
    await userEvent.clear(temperature);
    await userEvent.type(temperature, "0.9");
    await userEvent.click(form.getByRole("checkbox", { name: /typed line means/ }));
    await userEvent.click(form.getByRole("button", { name: "Keep the options" }));
    await expect(args.onRebind).toHaveBeenCalledWith(expect.objectContaining({ key: "tenali" }), [
      expect.objectContaining({ temperature: 0.9, hears: false }),
    ]);
  },
});

/** One model serves all that are not bound themselves: each can still be bound to another. */
export const AsAllOthers = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: sharedSettings, onBind: accepted() },
  play: async ({ args, canvas }) => {
    const tells = within(canvas.getByRole("region", { name: "Who tells now" }));
    await expect(tells.getAllByText("As all others, until it is bound itself.")).toHaveLength(5);
    await expect(tells.queryByRole("button", { name: /^Unbind .* from Tenali/ })).toBeNull();
    await expect(
      tells.getByRole("button", { name: "Unbind qwen3:8b from All others" }),
    ).toBeVisible();
    await expect(canvas.getByText("Tells as All others")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Bind to Tenali: gemma3:12b" }));
    await expect(args.onBind).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ key: "tenali" }),
    );
  },
});

/** The search of this machine failed; all the rest is there. */
export const FindingFailed = meta.story({
  args: { found: { failure: "Katha cannot be reached.", isLoading: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Katha cannot be reached.");
    await expect(canvas.getByRole("region", { name: "Who tells now" })).toBeVisible();
  },
});

/**
 * A budget is set in money or in turns, and an empty field is no limit; a price that is not as usual can be set back.
 */
export const Costs = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onBudget: accepted(), onPrice: accepted() },
  play: async ({ args, canvas }) => {
    const budgets = within(canvas.getByRole("region", { name: "What storytellers may cost" }));
    await expect(budgets.getByText("58 turns today · $0.23")).toBeVisible();
    await userEvent.click(
      budgets.getByRole("button", { name: "Change the budget: The whole site: $5.00 a day" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    const money = dialog.getByRole("textbox", { name: "US dollars a day" });
    await userEvent.clear(money);
    await userEvent.type(money, "five");
    await userEvent.click(dialog.getByRole("button", { name: "Set the budget" }));
    await expect(await dialog.findByText(/Write an amount like 4.50/)).toBeVisible();
    await expect(money).toBeInvalid();
    await expect(args.onBudget).not.toHaveBeenCalled();
    await userEvent.clear(money);
    await userEvent.type(dialog.getByRole("textbox", { name: "Turns a day" }), "200");
    await userEvent.click(dialog.getByRole("button", { name: "Set the budget" }));
    await expect(args.onBudget).toHaveBeenCalledWith({ scope: "site", dollars: null, turns: 200 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const price = { name: "Change the price of Vyasa: 8 coins a part" };
    await userEvent.click(canvas.getByRole("button", price));
    const coins = await screen.findByRole("textbox", { name: "Coins" });
    await userEvent.clear(coins);
    await userEvent.type(coins, "1001");
    await userEvent.click(screen.getByRole("button", { name: "Set the price" }));
    await expect(coins).toHaveAccessibleDescription(/from 0 to 1,000/);
    await expect(args.onPrice).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "As usual" }));
    await expect(args.onPrice).toHaveBeenCalledWith(
      expect.objectContaining({ key: "vyasa" }),
      null,
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** The picture says in words what it shows, and the table has every figure. */
export const Usage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onUsageDownload: fn() },
  play: async ({ args, canvas }) => {
    const used = within(canvas.getByRole("region", { name: /^Usage/ }));
    await expect(used.getByRole("figure", { name: /^Turns: .* in all\. Most: Nov/ })).toBeVisible();
    await userEvent.click(used.getByText("As a table"));
    await expect(used.getAllByRole("row")).toHaveLength(31);
    await userEvent.click(used.getByRole("combobox", { name: "By" }));
    await userEvent.click(await screen.findByRole("option", { name: "Story" }));
    await userEvent.click(used.getByRole("combobox", { name: "Of" }));
    await userEvent.click(await screen.findByRole("option", { name: "Cost" }));
    await expect(used.getByRole("figure", { name: /^Cost: \$.* in all/ })).toBeVisible();
    await expect(used.getAllByRole("rowheader")).toHaveLength(3);
    await userEvent.click(used.getByRole("button", { name: "Download as CSV" }));
    await expect(args.onUsageDownload).toHaveBeenCalledOnce();
  },
});

/** Nothing was told yet, and nothing can be downloaded. */
export const Unused = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { usage: { ...usage, rows: [], spentToday: { turns: 0, dollars: 0 } } },
  play: async ({ canvas }) => {
    const used = within(canvas.getByRole("region", { name: /^Usage/ }));
    await expect(used.getByText(/No provider’s model told/)).toBeVisible();
    await expect(used.queryByText("As a table")).toBeNull();
    await expect(used.getByRole("button", { name: "Download as CSV" })).toBeDisabled();
  },
});

const withOwn = (...models: OwnModel[]): Pick<AdminModelsScreenProps, "own"> => ({
  own: { value: { ...ownModels, models }, isLoading: false },
});
const ownPart = (canvas: { getByRole: typeof screen.getByRole }) =>
  within(canvas.getByRole("region", { name: "Katha’s own" }));

/** A model of Katha's own is brought by one press; one that is here is heard, bound and removed. */
export const Own = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: newSettings, onBring: accepted(), onOwnRemove: accepted(), onHear: fn() },
  play: async ({ args, canvas }) => {
    const own = ownPart(canvas);
    await expect(own.getByText(/4.2 words a second on this machine/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Bring it: ${ownModel.title}` }));
    await expect(args.onBring).toHaveBeenCalledWith(ownModel.name);
    await userEvent.click(own.getByRole("button", { name: `Bind to Tenali: ${largerModel.name}` }));
    const { calls } = (args.onBind as ReturnType<typeof accepted>).mock;
    await expect(calls).toEqual([
      [
        {
          source: expect.objectContaining({ name: ownModels.provider }),
          offered: expect.objectContaining({ model: largerModel.name }),
        },
        expect.objectContaining({ key: "tenali" }),
      ],
    ]);
    await userEvent.click(own.getByRole("button", { name: `Remove: ${largerModel.title}` }));
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Remove" }));
    await expect(args.onOwnRemove).toHaveBeenCalledWith(largerModel.name);
  },
});

/** While it is downloaded one sees how much is here, and can stop; half of it is kept. */
export const OwnComes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...withOwn(
      {
        ...ownModel,
        state: "downloading",
        bytesHere: ownModel.bytes / 2,
        bytesPerSecond: 4_500_000,
      },
      { ...largerModel, state: "absent", bytesHere: largerModel.bytes / 4 },
    ),
    onBring: accepted(),
    onBringStop: accepted(),
  },
  play: async ({ args, canvas }) => {
    const own = ownPart(canvas);
    const name = `Downloading ${ownModel.title}`;
    await expect(own.getByRole("progressbar", { name })).toHaveValue(50);
    await userEvent.click(own.getByRole("button", { name: `Stop: ${ownModel.title}` }));
    await expect(args.onBringStop).toHaveBeenCalledWith(ownModel.name);
    await expect(own.getByText(/are here already/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Go on: ${largerModel.title}` }));
    await expect(args.onBring).toHaveBeenCalledWith(largerModel.name);
  },
});

/** Why it could not be brought is said, and where files are placed by hand. */
export const OwnFails = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...withOwn(
      { ...ownModel, state: "failed", failure: "wrong_checksum" },
      { ...largerModel, memoryBytes: ownModels.memoryBytes * 2, state: "absent", bytesHere: 0 },
    ),
    onBring: fn(async () => "Another model is being brought."),
  },
  play: async ({ canvas }) => {
    const own = ownPart(canvas);
    await expect(own.getByText(/its checksum differs/)).toBeVisible();
    await userEvent.click(own.getByRole("button", { name: `Bring it: ${ownModel.title}` }));
    await expect(await own.findByText("Another model is being brought.")).toBeVisible();
    await expect(
      own.getByText(/It needs 32 GB of memory, and this machine has 16 GB/),
    ).toBeVisible();
    await expect(own.queryByRole("button", { name: `Bring it: ${largerModel.title}` })).toBeNull();
    await userEvent.click(own.getByText(/place the files by hand/));
    await expect(own.getByText(ownModel.sha256)).toBeVisible();
  },
});
