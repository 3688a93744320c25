import { expect, fn, mocked, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  busySettings,
  comfyUi,
  lmStudio,
  lookedFor,
  newSettings,
  ollama,
} from "../../../../fixtures/admin/models.ts";
import { FoundRuntimes } from "./FoundRuntimes.tsx";
import type { FoundRuntimesProps } from "./FoundRuntimes.tsx";

const all: FoundRuntimesProps = {
  found: { value: { lookedFor, runtimes: [ollama] }, isLoading: false },
  providers: busySettings.providers,
  models: busySettings.models,
  onLookAgain: fn(),
  onBind: fn(async (): Promise<string | undefined> => undefined),
  onHear: fn(),
};

const meta = preview.meta({
  title: "Parts/Admin/FoundRuntimes",
  component: FoundRuntimes,
  args: all,
});

/** One of them tells already. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tells as Tenali")).toBeVisible();
  },
});

/** Nobody is bound yet: the best of what was found stands out, and is bound to Tenali by one press; a refusal says why. */
export const New = meta.story({
  args: {
    models: newSettings.models,
    providers: [],
    onBind: fn(async (): Promise<string | undefined> => undefined),
  },
  play: async ({ args, canvas }) => {
    const models = canvas.getByRole("list", { name: "The models of Ollama" });
    const [best] = within(models).getAllByRole("listitem");
    await expect(best).toHaveTextContent("gemma3:12b");
    const bind = canvas.getByRole("button", { name: "Bind to Tenali: gemma3:12b" });
    mocked(args.onBind).mockResolvedValueOnce("KATHA_MODELS says this.");
    await userEvent.click(bind);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("KATHA_MODELS says this.");
    await userEvent.click(bind);
    await expect(args.onBind).toHaveBeenLastCalledWith(
      expect.objectContaining({ offered: ollama.models[2] }),
      newSettings.models[0],
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
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
  args: { found: { isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking on this machine...")).toBeVisible();
  },
});

/** The search of this machine failed. */
export const FindingFailed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { found: { failure: "Katha cannot be reached.", isLoading: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Katha cannot be reached.");
  },
});
