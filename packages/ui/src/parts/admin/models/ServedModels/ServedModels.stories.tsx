import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { busySettings, sharedSettings, sourceOf } from "../../../../fixtures/admin/models.ts";
import { ServedModels } from "./ServedModels.tsx";
import type { ServedModelsProps } from "./ServedModels.tsx";

const accepted = () => fn(async (): Promise<string | undefined> => undefined);

const all: ServedModelsProps = {
  kind: "text",
  models: busySettings.models,
  sourceOf,
  onRebind: accepted(),
  onPriceChange: accepted(),
  onHear: fn(),
};

const meta = preview.meta({
  title: "Parts/Admin/ServedModels",
  component: ServedModels,
  args: all,
});

/** Tenali is told on this machine, Meera by the file, Vyasa by a company that rests after failures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Resting")).toBeVisible();
    await expect(canvas.getByText("OpenRouter")).toBeVisible();
    await expect(canvas.getByText(/left alone until Nov 20, 2026/)).toBeVisible();
    await expect(canvas.getByText(/KATHA_MODELS says who/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /from Meera/ })).toBeNull();
  },
});

/** Who paints. */
export const Painters = meta.story({ args: { kind: "image" } });

/** Those that are asked for a name change places, and are unbound after a confirmation. */
export const Ordered = meta.story({
  args: { onRebind: accepted() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const vyasa = busySettings.models.find(({ modelKey }) => modelKey === "vyasa");
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
  args: { onRebind: accepted() },
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
    await expect(args.onRebind).toHaveBeenCalledWith(
      expect.objectContaining({ modelKey: "tenali" }),
      [expect.objectContaining({ temperature: 0.9, hears: false })],
    );
  },
});

/** One model serves all that are not bound themselves. */
export const AsAllOthers = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { models: sharedSettings.models },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("As all others, until it is bound itself.")).toHaveLength(5);
    await expect(canvas.queryByRole("button", { name: /^Unbind .* from Tenali/ })).toBeNull();
    await expect(
      canvas.getByRole("button", { name: "Unbind qwen3:8b from All others" }),
    ).toBeVisible();
  },
});

/** A price that is not as usual can be set back. */
export const Priced = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onPriceChange: accepted() },
  play: async ({ args, canvas }) => {
    const price = { name: "Change the price of Vyasa: 8 coins a part" };
    await userEvent.click(canvas.getByRole("button", price));
    const coins = await screen.findByRole("textbox", { name: "Coins" });
    await userEvent.clear(coins);
    await userEvent.type(coins, "1001");
    await userEvent.click(screen.getByRole("button", { name: "Set the price" }));
    await expect(coins).toHaveAccessibleDescription(/from 0 to 1,000/);
    await expect(args.onPriceChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "As usual" }));
    await expect(args.onPriceChange).toHaveBeenCalledWith(
      expect.objectContaining({ modelKey: "vyasa" }),
      null,
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});
