import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { doorStory, nothingYet, WithState } from "../../../../fixtures/author/WithState.tsx";
import { SceneRules } from "./SceneRules.tsx";

const meta = preview.meta({
  title: "Parts/Author/SceneRules",
  component: SceneRules,
  args: {
    name: "court",
    node: { text: "", choices: [] },
    ...nothingYet,
    caretAt: () => 0,
    onOperation: fn(),
  },
  render: ({ name, caretAt, onOperation }) => (
    <WithState structure={doorStory} onOperation={onOperation}>
      {(live) => {
        const node = live.graph.nodes[name];
        return node && <SceneRules name={name} node={node} caretAt={caretAt} {...live} />;
      }}
    </WithState>
  ),
});

/** A paragraph of its own condition, and a hub. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Paragraphs marked lit are shown if/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Paragraphs shown if…" }));
    await userEvent.click(
      canvas.getByRole("button", { name: "Ask for it in the paragraph at the caret" }),
    );
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_text",
      node: "court",
      text: "{if lit} You stand in the court, {name}.\n\n{if lit} The lamp burns.",
    });
    await expect(canvas.getByText("2 paragraphs ask for it.")).toBeVisible();
  },
});

/** What happens on arriving, and a storylet. */
export const Storylet = meta.story({
  args: { name: "well" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/hubs offer “Look into the well”/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "On arriving…" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only the first time" }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "well",
      field: "effects",
      value: [{ give: "key" }],
    });
  },
});

/** In which words a storylet can be typed. */
export const StoryletSaid = meta.story({
  args: { name: "well" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hub or storylet…" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Also said as" }), "look down");
    await userEvent.type(canvas.getByRole("textbox", { name: "Never taken for" }), "drink");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "well",
      field: "storylet",
      value: expect.objectContaining({ aliases: ["look down"], not_for: ["drink"] }),
    });
  },
});

/** Where an ending leads on. */
export const LeadsElsewhere = meta.story({
  args: { name: "hall" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Leads on to dark if/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Lead elsewhere if…" }));
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** On a phone. */
export const Phone = meta.story({
  args: { name: "well" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hub or storylet…" }));
    await expect(canvas.getByLabelText("The words of its choice")).toHaveValue(
      "Look into the well",
    );
  },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
