import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { AdminPage } from "./AdminPage.tsx";
import { guide } from "./AdminPage.guide.ts";

const what = <p>What is to be looked after.</p>;

const meta = preview.meta({
  title: "Parts/Admin/AdminPage",
  component: AdminPage,
  args: { title: "Tags", description: "Small marks on a story.", children: what },
  parameters: { guide },
});

/** A title, a description, and the content. */
export const Default = meta.story({});

/** With tools, a count and an action. */
export const WithTools = meta.story({
  args: {
    count: "18 stories",
    actions: <Button size="small">Add</Button>,
    tools: <TextField label="Search" type="search" />,
  },
});

/** Loading failed. */
export const Failed = meta.story({
  args: { failure: "Failed to fetch data. Please try again.", onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch data.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
