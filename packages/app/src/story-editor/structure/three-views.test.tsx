// @vitest-environment happy-dom
import { editorOpened, selectEditor } from "@katha/authoring";
import { apply, type StructureOperation, type WrittenStructure } from "@katha/storygraph";
import { blankEntry } from "@katha/ui/author";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, it } from "vitest";
import "../../store/inject-authoring.ts";
import { testStore } from "../../testing/store.ts";
import { StructureEditor } from "./StructureEditor.tsx";

const structure: WrittenStructure = {
  made_with: "care",
  start_node: "ford",
  nodes: {
    ford: {
      text: "A river.",
      tint: "blue",
      choices: [
        { text: "Wade", target: "bank", once: true },
        { text: "Row", target: "boat" },
      ],
    },
    bank: { text: "Reeds.", choices: [{ text: "Back", target: "ford" }], cast: ["Nila"] },
    boat: { text: "It sinks.", choices: [], ending: { kind: "dark", title: "Wet" } },
  },
};

function shown(begin: WrittenStructure) {
  const store = testStore();
  const [id, structureText] = ["story", JSON.stringify(begin)];
  store.dispatch(editorOpened({ id, entry: { ...blankEntry, structureText }, saving: null }));
  render(
    <Provider store={store}>
      <StructureEditor story={id} id="structure" error={undefined} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole("tab", { name: "Outline" }));
  return () => selectEditor(store.getState(), id)?.history.structure;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const write = (field: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } });
const open = (scene: string) => press(new RegExp(`^${scene}`));
const pick = async (field: string, option: string | RegExp) => {
  press(`Show all: ${field}`);
  fireEvent.click(await screen.findByRole("option", { name: option }));
};
const choose = async (field: RegExp, option: RegExp) => {
  fireEvent.click(screen.getByRole("combobox", { name: field }));
  const found = await screen.findByRole("option", { name: option });
  fireEvent.pointerEnter(found, { pointerType: "mouse" });
  fireEvent.mouseMove(found);
  fireEvent.pointerDown(found, { pointerType: "mouse" });
  fireEvent.mouseUp(found);
  fireEvent.click(found);
};
const more = async (choice: number, entry: string) => {
  press(`More for choice ${choice}`);
  fireEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

interface Row {
  /** The map's operation. */
  operation: StructureOperation;
  /** The same in the outline. */
  outline: () => unknown;
}

const rows: Record<string, Row> = {
  "add a scene": {
    operation: { kind: "add_node", name: "scene" },
    outline: () => press("Add a scene"),
  },
  "rename a scene": {
    operation: { kind: "rename_node", node: "bank", name: "shore" },
    outline: () => {
      open("bank");
      write("Name of the scene", "shore");
      fireEvent.blur(screen.getByLabelText("Name of the scene"));
    },
  },
  "delete a scene": {
    operation: { kind: "delete_nodes", nodes: ["bank"] },
    outline: () => {
      open("bank");
      press("Delete");
    },
  },
  "delete several": {
    operation: { kind: "delete_nodes", nodes: ["bank", "boat"] },
    outline: () => {
      press("Choose several");
      fireEvent.click(screen.getByRole("checkbox", { name: /^bank/ }));
      fireEvent.click(screen.getByRole("checkbox", { name: /^boat/ }));
      press("Delete");
    },
  },
  "duplicate several": {
    operation: { kind: "duplicate_nodes", nodes: ["ford", "bank"] },
    outline: () => {
      press("Choose several");
      fireEvent.click(screen.getByRole("checkbox", { name: /^ford/ }));
      fireEvent.click(screen.getByRole("checkbox", { name: /^bank/ }));
      press("Duplicate");
    },
  },
  "set the start": {
    operation: { kind: "set_start", node: "bank" },
    outline: () => {
      open("bank");
      press("Start here");
    },
  },
  "write the text": {
    operation: { kind: "set_text", node: "ford", text: "A wide river." },
    outline: () => {
      open("ford");
      write("What is told", "A wide river.");
    },
  },
  "set the place": {
    operation: { kind: "set_field", node: "ford", field: "place", value: "a ford" },
    outline: () => {
      open("ford");
      write("Place", "a ford");
    },
  },
  "set the mood": {
    operation: { kind: "set_field", node: "ford", field: "mood", value: "calm" },
    outline: () => {
      open("ford");
      write("Mood", "calm");
    },
  },
  "set the cast": {
    operation: { kind: "set_field", node: "bank", field: "cast", value: ["Nila", "the ferryman"] },
    outline: () => {
      open("bank");
      write("Who is here", "Nila, the ferryman,");
    },
  },
  "empty the cast": {
    operation: { kind: "set_field", node: "bank", field: "cast", value: null },
    outline: () => {
      open("bank");
      write("Who is here", "");
    },
  },
  "set the beats": {
    operation: { kind: "set_field", node: "ford", field: "beats", value: ["a splash", "a cry"] },
    outline: () => {
      open("ford");
      write("What must happen", "a splash\na cry\n");
    },
  },
  "set the freedom": {
    operation: { kind: "set_field", node: "ford", field: "freedom", value: "guided" },
    outline: async () => {
      open("ford");
      await choose(/How free/, /Guided/);
    },
  },
  "set the budget": {
    operation: { kind: "set_field", node: "ford", field: "budget", value: 3 },
    outline: () => {
      open("ford");
      write("Turns that may be spent here", "3");
    },
  },
  "place it on the map": {
    operation: { kind: "move_nodes", places: { ford: { x: 40, y: 0 } } },
    outline: () => {
      open("ford");
      write("On the map: to the right", "40");
    },
  },
  "make an ending of a scene with choices": {
    operation: { kind: "mark_ending", node: "bank", ending: { kind: "open", title: "" } },
    outline: () => {
      open("bank");
      press(/^Make it an ending/);
    },
  },
  "name an ending": {
    operation: { kind: "mark_ending", node: "boat", ending: { kind: "dark", title: "Cold" } },
    outline: () => {
      open("boat");
      write(/What it is called/, "Cold");
    },
  },
  "take the name of an ending away": {
    operation: { kind: "mark_ending", node: "boat", ending: null },
    outline: () => {
      open("boat");
      press("It is no named ending");
    },
  },
  "add a choice": {
    operation: { kind: "add_choice", node: "ford", text: "", target: "" },
    outline: () => {
      open("ford");
      press("Add a choice");
    },
  },
  "add a choice between two": {
    operation: { kind: "add_choice", node: "ford", text: "", target: "", before: 1 },
    outline: () => {
      open("ford");
      fireEvent.keyDown(screen.getByLabelText("Choice 1: its words"), { key: "Enter" });
    },
  },
  "write a choice": {
    operation: { kind: "set_choice_text", node: "ford", choice: 0, text: "Swim" },
    outline: () => {
      open("ford");
      write("Choice 1: its words", "Swim");
    },
  },
  "link a choice": {
    operation: { kind: "link_choice", node: "ford", choice: 0, target: "boat" },
    outline: async () => {
      open("ford");
      await pick("Choice 1: where it leads", /^boat/);
    },
  },
  "link a choice to a new scene": {
    operation: {
      kind: "together",
      operations: [
        { kind: "add_node", name: "wade" },
        { kind: "link_choice", node: "ford", choice: 0, target: "wade" },
      ],
    },
    outline: async () => {
      open("ford");
      await pick("Choice 1: where it leads", "New scene: wade");
    },
  },
  "let a choice lead nowhere": {
    operation: { kind: "link_choice", node: "ford", choice: 1, target: "" },
    outline: () => {
      open("ford");
      press("Clear: Choice 2: where it leads");
    },
  },
  "move a choice": {
    operation: { kind: "move_choice", node: "ford", choice: 1, to: 0 },
    outline: async () => {
      open("ford");
      await more(2, "Move up");
    },
  },
  "delete a choice": {
    operation: { kind: "delete_choice", node: "ford", choice: 0 },
    outline: async () => {
      open("ford");
      await more(1, "Delete the choice");
    },
  },
};

afterEach(cleanup);

it.each(Object.entries(rows))(
  "%s: the map and the outline do the same, and undo takes it back",
  async (_what, { operation, outline }) => {
    const byMap = apply(structure, operation);
    expect(byMap).not.toEqual(structure);

    const inOutline = shown(structure);
    await outline();
    await waitFor(() => expect(inOutline()).toEqual(byMap));
    press(/^Undo: /);
    expect(inOutline()).toEqual(structure);
  },
);

it("does in the JSON what each operation of the map does, and undo takes it back", () => {
  const inJson = shown(structure);
  fireEvent.click(screen.getByRole("tab", { name: "JSON" }));
  for (const { operation } of Object.values(rows)) {
    const byMap = apply(structure, operation);
    write("Story structure (JSON)", JSON.stringify(byMap, null, 2));
    expect(inJson()).toEqual(byMap);
    press("Undo: a change of the JSON");
    expect(inJson()).toEqual(structure);
  }
});

it("keeps JSON that cannot be read, and lets nothing else change the structure meanwhile", () => {
  const now = shown(structure);
  fireEvent.click(screen.getByRole("tab", { name: "JSON" }));
  write("Story structure (JSON)", '{"nodes": {');
  fireEvent.click(screen.getByRole("tab", { name: "Outline" }));
  expect(screen.queryByRole("list", { name: /Scenes/ })).toBeNull();
  expect(now()).toEqual(structure);
  press("Mend the JSON");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Story structure (JSON)").value).toBe(
    '{"nodes": {',
  );
  fireEvent.click(screen.getByRole("tab", { name: "Outline" }));
  press("Back to the last that could be read");
  expect(
    within(screen.getByRole("list", { name: /Scenes/ })).getAllByRole("listitem"),
  ).toHaveLength(3);
});

it("goes to a scene that was searched for, and from one finding to the next", async () => {
  const broken = apply(structure, { kind: "link_choice", node: "bank", choice: 0, target: "sea" });
  shown(broken);
  const head = (scene: string) => document.querySelector(`[data-scene=${scene}] [data-head]`);
  await pick("Find a scene", /^boat/);
  await waitFor(() => expect(document.activeElement).toBe(head("boat")));
  expect(head("boat")?.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(await screen.findByRole("button", { name: /to mend: next$/ }));
  await waitFor(() => expect(document.activeElement).toBe(head("bank")));
});

it("reports an ending of an unknown kind before saving, until one is chosen", async () => {
  const boat = { text: "It sinks.", choices: [], ending: { kind: "bad", title: "Wet" } };
  const bank = { text: "Reeds.", choices: [], ending: { title: "Dry" } };
  const now = shown({ ...structure, nodes: { ...(structure["nodes"] as object), boat, bank } });
  const list = await screen.findByRole("region", { name: "What stands in the way" });
  expect(within(list).getAllByText(/^The kind of this ending is none/)).toHaveLength(2);
  open("boat");
  await choose(/What kind it is/, /^Open/);
  expect(now()).toMatchObject({ nodes: { boat: { ending: { kind: "open", title: "Wet" } } } });
  await waitFor(() => expect(within(list).getAllByText(/^The kind of this/)).toHaveLength(1));
});
