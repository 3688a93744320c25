import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  busySettings,
  offered,
  ollama,
  sharedSettings,
} from "../../../../fixtures/admin/models.ts";
import { BindButton } from "./BindButton.tsx";
import type { BindButtonProps } from "./BindButton.tsx";

const all: BindButtonProps = {
  candidate: { source: ollama, offered: offered({ model: "gemma3:12b" }) },
  models: busySettings.models,
  onBind: fn(async (): Promise<string | undefined> => undefined),
};

const meta = preview.meta({ title: "Parts/Admin/BindButton", component: BindButton, args: all });

/** A model is bound to another name from the menu, which says who serves each now. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bind gemma3:12b to another name" }));
    const meera = await screen.findByRole("menuitem", { name: /^Meera/ });
    await expect(meera).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("menuitem", { name: /^All others/ }));
    await expect(args.onBind).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ modelKey: "*", kind: "text" }),
    );
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
});

/** One model serves all that are not bound themselves: each can still be bound to another. */
export const AsAllOthers = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    models: sharedSettings.models,
    onBind: fn(async (): Promise<string | undefined> => undefined),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bind to Tenali: gemma3:12b" }));
    await expect(args.onBind).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ modelKey: "tenali" }),
    );
  },
});

/** It tells as all others already. */
export const Bound = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { candidate: { source: ollama, offered: offered() }, models: sharedSettings.models },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tells as All others")).toBeVisible();
  },
});
