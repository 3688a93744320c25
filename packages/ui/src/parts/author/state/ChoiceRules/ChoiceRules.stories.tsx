import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { doorStory, nothingYet, WithState } from "../../../../fixtures/author/WithState.tsx";
import { ChoiceRules } from "./ChoiceRules.tsx";

const plain = {
  start_node: "court",
  nodes: {
    court: { text: "A court.", choices: [{ text: "Open the door", target: "hall" }] },
    well: { text: "A well.", choices: [{ text: "Back", target: "court" }] },
    hall: { text: "A hall.", choices: [] },
  },
};

const meta = preview.meta({
  title: "Parts/Author/ChoiceRules",
  component: ChoiceRules,
  args: {
    node: "court",
    at: 1,
    label: "Choice 2",
    choice: { text: "", target: "" },
    ...nothingYet,
    onOperation: fn(),
  },
  render: ({ node, at, label, onOperation }) => (
    <WithState structure={doorStory} onOperation={onOperation}>
      {(live) => {
        const choice = live.graph.nodes[node]?.choices[at];
        return (
          choice && <ChoiceRules node={node} at={at} label={label} choice={choice} {...live} />
        );
      }}
    </WithState>
  ),
});

/** The rules of a choice are summarised as sentences. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Locked unless you carry the iron key and Trust is at least 2."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Only if…" }));
    await expect(canvas.getByRole("combobox", { name: "Which thing" })).toHaveValue("the iron key");
  },
});

/**
 * A locked door and its key, created in place: the key is declared, and can be found in a scene.
 */
export const Locked = meta.story({
  args: { at: 0 },
  render: ({ node, at, label, onOperation }) => (
    <WithState structure={plain} onOperation={onOperation}>
      {(live) => {
        const choice = live.graph.nodes[node]?.choices[at];
        return (
          choice && <ChoiceRules node={node} at={at} label={label} choice={choice} {...live} />
        );
      }}
    </WithState>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Only if…" }));
    await userEvent.click(canvas.getByRole("button", { name: "The player carries a thing" }));
    await expect(canvas.getByRole("combobox", { name: "Which thing" })).toHaveFocus();
    await userEvent.keyboard("the iron key");
    await screen.findByRole("option", { name: "New thing: the iron key" });
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Locked unless you carry the iron key.")).toBeVisible();
    const found = await canvas.findByRole("combobox", { name: /Where is it found/ });
    await userEvent.click(found);
    await userEvent.click(await screen.findByRole("option", { name: /^well/ }));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "set_field",
      node: "well",
      field: "effects",
      value: [{ give: "the_iron_key", once: true }],
    });
    await expect(canvas.queryByRole("combobox", { name: /Where is it found/ })).toBeNull();
  },
});

/** A skill check with its odds, and what its choice does. */
export const SkillCheck = meta.story({
  args: { at: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "A skill check…" }));
    await expect(canvas.getByText(/25% with none of it, 85% with all of it/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "What it does…" }));
    await userEvent.click(canvas.getByRole("button", { name: "Gives a thing" }));
    await expect(canvas.getByRole("combobox", { name: "Which thing" })).toHaveFocus();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
