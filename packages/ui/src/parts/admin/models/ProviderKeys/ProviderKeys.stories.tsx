import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  busySettings,
  manyModels,
  newSettings,
  presets,
  sourceOf,
} from "../../../../fixtures/admin/models.ts";
import { ProviderKeys } from "./ProviderKeys.tsx";
import type { ProviderKeysProps } from "./ProviderKeys.tsx";

const accepted = () => fn(async (): Promise<string | undefined> => undefined);

const all: ProviderKeysProps = {
  presets,
  providers: busySettings.providers,
  sourceOf,
  models: busySettings.models,
  offers: { isLoading: false },
  onOpenedChange: fn(),
  onRetry: fn(),
  onKeep: fn(async () => undefined),
  onRemove: accepted(),
  onBind: accepted(),
  onHear: fn(),
};

const meta = preview.meta({
  title: "Parts/Admin/ProviderKeys",
  component: ProviderKeys,
  args: all,
});

/** One on this machine, one by key, and one of the file. */
export const Default = meta.story();

/** A provider with three hundred models: twelve at first, the others by a search. */
export const ManyModels = meta.story({
  args: { opened: "openrouter", offers: { value: manyModels, isLoading: false } },
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
  args: { models: newSettings.models, providers: [], onKeep: fn(async () => undefined) },
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
      baseUrl: "https://api.anthropic.com/v1",
      key: "sk-1",
    });
    await waitFor(() => expect(args.onOpenedChange).toHaveBeenCalledWith("anthropic"));
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
      baseUrl: "http://10.0.0.7:8000/v1",
      key: null,
    });
  },
});

/** A provider of the file cannot be changed; of another the key alone is removed, or all of it after a confirmation. */
export const Removing = meta.story({
  args: {
    onKeep: fn(async () => undefined),
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
