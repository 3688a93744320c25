import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { usage } from "../../../../fixtures/admin/model-usage.ts";
import { ModelBudgets } from "./ModelBudgets.tsx";

const meta = preview.meta({
  title: "Parts/Admin/ModelBudgets",
  component: ModelBudgets,
  args: { usage, onBudgetChange: fn(async (): Promise<string | undefined> => undefined) },
});

/** A budget is set in money or in turns, and an empty field is no limit. */
export const Default = meta.story({
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
    await expect(args.onBudgetChange).not.toHaveBeenCalled();
    await userEvent.clear(money);
    await userEvent.type(dialog.getByRole("textbox", { name: "Turns a day" }), "200");
    await userEvent.click(dialog.getByRole("button", { name: "Set the budget" }));
    await expect(args.onBudgetChange).toHaveBeenCalledWith({
      scope: "site",
      dollars: null,
      turns: 200,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Opened again after a refusal, the dialog shows what is saved. */
export const Refused = meta.story({
  args: { onBudgetChange: fn(async (): Promise<string | undefined> => "That is too little.") },
  play: async ({ canvas }) => {
    const change = canvas.getByRole("button", { name: /^Change the budget: The whole site/ });
    await userEvent.click(change);
    const money = await screen.findByRole("textbox", { name: "US dollars a day" });
    await userEvent.clear(money);
    await userEvent.type(money, "1");
    await userEvent.click(screen.getByRole("button", { name: "Set the budget" }));
    await expect(await screen.findByText("That is too little.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(change);
    await expect(await screen.findByRole("textbox", { name: "US dollars a day" })).toHaveValue("5");
    await expect(screen.queryByText("That is too little.")).toBeNull();
  },
});
