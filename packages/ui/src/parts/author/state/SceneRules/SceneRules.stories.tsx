import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { doorStory, nothingYet, WithState } from "../../../../fixtures/author/WithState.tsx";
import type { WrittenStructure } from "@katha/storygraph";
import { SceneRules } from "./SceneRules.tsx";
import type { SceneRulesProps } from "./scene-rules.ts";

const rulesOf = (structure: WrittenStructure) =>
  function Rules({ name, caretAt, onOperation }: SceneRulesProps) {
    return (
      <WithState structure={structure} onOperation={onOperation}>
        {(live) => {
          const node = live.graph.nodes[name];
          return node && <SceneRules name={name} node={node} caretAt={caretAt} {...live} />;
        }}
      </WithState>
    );
  };

function firstOf(elements: readonly HTMLElement[]): HTMLElement {
  const [first] = elements;
  if (first === undefined) throw new Error("There is none");
  return first;
}

async function typeWrongly(numbers: readonly HTMLElement[]) {
  await userEvent.type(firstOf(numbers), "x");
  await expect(firstOf(numbers)).toHaveValue("1x");
}

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
  render: rulesOf(doorStory),
});

/** The story with one scene changed. */
const doorStoryWith = (name: keyof typeof doorStory.nodes, change: object): WrittenStructure => ({
  ...doorStory,
  nodes: { ...doorStory.nodes, [name]: { ...doorStory.nodes[name], ...change } },
});

/** A paragraph with a condition, and a hub. */
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

/** What happens on arrival, and a storylet with what players can type for it. */
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
    await userEvent.click(canvas.getByRole("button", { name: "Hub or storylet…" }));
    await expect(canvas.getByLabelText("The words of its choice")).toHaveValue(
      "Look into the well",
    );
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

/** An error in an effect disappears when the effect is removed. */
export const RemovingAnEffect = meta.story({
  render: rulesOf(
    doorStoryWith("court", {
      effects: [
        { add: "trust", by: 1 },
        { add: "trust", by: 2 },
      ],
    }),
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "On arriving…" }));
    await typeWrongly(canvas.getAllByLabelText("How much"));
    await userEvent.click(firstOf(canvas.getAllByRole("button", { name: "Remove this effect" })));
    await expect(canvas.getByLabelText("How much")).toHaveValue("2");
  },
});

/** An error in a condition disappears when the condition is removed. */
export const RemovingACondition = meta.story({
  args: { name: "hall" },
  render: rulesOf(
    doorStoryWith("hall", {
      instead: [
        {
          when: {
            all: [
              { visited: "court", times: 1 },
              { visited: "well", times: 2 },
            ],
          },
          target: "dark",
        },
      ],
    }),
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Lead elsewhere if…" }));
    await typeWrongly(canvas.getAllByLabelText("At least so often"));
    await userEvent.click(
      firstOf(canvas.getAllByRole("button", { name: "Remove this condition" })),
    );
    await expect(canvas.getByLabelText("At least so often")).toHaveValue("2");
  },
});

/** Where an ending leads. */
export const LeadsElsewhere = meta.story({
  args: { name: "hall" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Leads on to dark if/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Lead elsewhere if…" }));
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
