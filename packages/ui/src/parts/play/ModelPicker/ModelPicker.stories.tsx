import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { imageModels, textModels } from "../../../fixtures/session.ts";
import { ModelPicker, modelKinds } from "./ModelPicker.tsx";

const meta = preview.meta({
  title: "Parts/Play/ModelPicker",
  component: ModelPicker,
  args: { kind: modelKinds[0], models: textModels, chosen: "tenali", onChoose: fn() },
});

/** Who tells, and for how much. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /Text model/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Birbal/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("birbal");
  },
});

/** By keyboard: open, down, choose. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await waitFor(() => expect(screen.getByRole("option", { name: /Tenali/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: /Birbal/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("birbal");
  },
});

/** Two seconds after the pointer has left, the list closes. */
export const PointerLeaves = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.hover(await screen.findByRole("option", { name: /Birbal/ }));
    const left = performance.now();
    await userEvent.hover(canvasElement);
    await new Promise((resolve) => {
      setTimeout(resolve, 1_200);
    });
    await expect(screen.getByRole("listbox")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull(), { timeout: 3_000 });
    await expect(performance.now() - left).toBeGreaterThan(1_900);
  },
});

/** Who paints. */
export const Painters = meta.story({
  args: { kind: modelKinds[1], models: imageModels, chosen: "vishvakarma" },
});

/** A turn is being told. */
export const Disabled = meta.story({ args: { disabled: true } });
