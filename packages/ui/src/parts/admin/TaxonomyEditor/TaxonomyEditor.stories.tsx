import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { adminTags, categories } from "../../../fixtures/admin/admin.ts";
import { TaxonomyEditor } from "./TaxonomyEditor.tsx";
import type { TaxonomyEditorProps } from "./TaxonomyEditor.tsx";
import { guide } from "./TaxonomyEditor.guide.ts";

const editor: TaxonomyEditorProps = {
  kind: "category",
  items: categories,
  onCreate: fn(),
  onSave: fn(),
  onMerge: fn(),
  onRemove: fn(),
  onOrderChange: fn(),
};

/** A page that passes a new list at each render, and whose server can refuse. */
function Refusing(props: TaxonomyEditorProps) {
  const [asked, setAsked] = useState(0);
  const [refused, setRefused] = useState(false);
  const refusal = { id: "folklore", message: "Katha cannot be reached" };
  return (
    <>
      <TaxonomyEditor
        {...props}
        items={props.items.map((item) => ({ ...item, stories: asked }))}
        refusal={refused ? refusal : undefined}
      />
      <button type="button" onClick={() => setAsked(asked + 1)}>
        Ask again
      </button>
      <button type="button" onClick={() => setRefused(true)}>
        Refuse
      </button>
    </>
  );
}

const meta = preview.meta({
  title: "Parts/Admin/TaxonomyEditor",
  id: "parts-admin-taxonomydesk",
  component: TaxonomyEditor,
  args: editor,
  parameters: { inBothThemes: true, guide },
});

const names = () =>
  screen.getAllByRole("listitem").map((row) => row.querySelector("bdi")?.textContent);

/** Its buttons move a category, and the focus moves with it; the mouse drags one. */
export const Categories = meta.story({
  play: async ({ args, canvas }) => {
    const down = canvas.getByRole("button", { name: "Move Epics down" });
    down.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOrderChange).toHaveBeenCalledWith(["folklore", "epics", "ghosts", "court"]);
    await expect(names()).toEqual(["Folklore", "Epics", "Ghost stories", "Court intrigue"]);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Move Epics down" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    await expect(names().at(-1)).toBe("Epics");
    await expect(canvas.getByText("Epics is now 4 of 4.")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.getByRole("button", { name: "Move Epics down" })).toHaveFocus();
    await expect(names().at(-1)).toBe("Epics");

    const dataTransfer = new DataTransfer();
    const drags = { bubbles: true, cancelable: true, dataTransfer };
    const [first] = canvas.getAllByRole("listitem");
    const grip = canvas.getByTitle("Drag Court intrigue");
    await fireEvent(grip, new DragEvent("dragstart", drags));
    await fireEvent(first as HTMLElement, new DragEvent("dragover", drags));
    await fireEvent(first as HTMLElement, new DragEvent("drop", drags));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith([
      "court",
      "folklore",
      "ghosts",
      "epics",
    ]);
  },
});

/** The new order stays while the page renders again; if the server refuses it, it is reverted. */
export const Unordered = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move Epics down" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ask again" }));
    await expect(names()[0]).toBe("Folklore");
    await userEvent.click(canvas.getByRole("button", { name: "Refuse" }));
    await expect(names()[0]).toBe("Epics");
  },
});

/** Renamed in place, and a new item, whose slug follows its name until it is edited; cancelling returns the focus. */
export const Forms = meta.story({
  play: async ({ args, canvas }) => {
    const add = () => canvas.getByRole("button", { name: "Add Category" });
    const change = () => canvas.getByRole("button", { name: "Change Ghost stories" });
    await userEvent.click(add());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(add()).toHaveFocus();
    await userEvent.click(change());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(change()).toHaveFocus();
    await userEvent.click(change());
    await userEvent.clear(canvas.getByLabelText("Display name"));
    await userEvent.type(canvas.getByLabelText("Display name"), "Ghosts{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("ghosts", {
      displayName: "Ghosts",
      name: "ghost-stories",
      color: "",
    });

    await userEvent.click(add());
    const name = canvas.getByLabelText("Display name");
    await expect(name).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(name).toHaveAccessibleDescription("Display name is required");
    await userEvent.click(name);
    await userEvent.paste("a".repeat(70));
    await expect(name).toHaveValue("a".repeat(60));
    await userEvent.clear(name);
    await userEvent.type(name, "River Tales");
    await expect(canvas.getByLabelText("Name in addresses")).toHaveValue("river-tales");
    await userEvent.keyboard("{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith({
      displayName: "River Tales",
      name: "river-tales",
      color: "",
    });
  },
});

/** A page whose server does what is asked, or already knows a name. */
function Answering(props: TaxonomyEditorProps) {
  const [items, setItems] = useState(props.items);
  const [working, setWorking] = useState<string>();
  const [refusal, setRefusal] = useState<TaxonomyEditorProps["refusal"]>();
  const without = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <>
      <TaxonomyEditor
        {...props}
        items={items}
        working={working}
        refusal={refusal}
        onMerge={without}
        onRemove={without}
        onCreate={() => setWorking("new")}
      />
      <button
        type="button"
        onClick={() => {
          setWorking(undefined);
          setRefusal({ id: "new", message: "There is already one of this name." });
        }}
      >
        Answer
      </button>
    </>
  );
}

/** After an item was deleted, the next one has the focus. */
export const Gone = meta.story({
  render: (args) => <Answering {...args} />,
  args: { kind: "tag", items: adminTags, onOrderChange: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const gone = names();
    const press = async (name: string) => {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
    };
    await press(`Delete ${gone[0]}`);
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const next = { name: `Change ${gone[1]}` };
    await waitFor(() => expect(canvas.getByRole("button", next)).toHaveFocus());
    await press(`Merge ${gone[1]} into another`);
    await userEvent.click(await screen.findByRole("combobox", { name: /Into/ }));
    await userEvent.click(await screen.findByRole("option", { name: gone[2] ?? "" }));
    await userEvent.click(screen.getByRole("button", { name: "Merge" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const last = { name: `Change ${gone[2]}` };
    await waitFor(() => expect(canvas.getByRole("button", last)).toHaveFocus());
  },
});

/** An error about a name is not shown once the name was changed. */
export const Reworded = meta.story({
  render: (args) => <Answering {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Category" }));
    await userEvent.keyboard("Epics{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("There is already one of this name.");
    await userEvent.type(canvas.getByLabelText("Display name"), " anew");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** Merged into another, after a confirmation; only an unused item can be deleted, otherwise the button says why not. */
export const Removing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Merge Ghost stories into another" }));
    const merge = await screen.findByRole("button", { name: "Merge" });
    await expect(merge).toBeDisabled();
    await userEvent.click(screen.getByRole("combobox", { name: /Into/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Folklore" }));
    await userEvent.click(merge);
    await expect(args.onMerge).toHaveBeenCalledWith("ghosts", "folklore");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    const used = canvas.getByRole("button", { name: "Delete Epics" });
    await expect(used).toHaveAttribute("aria-disabled", "true");
    await expect(used).toHaveAttribute("title", "6 stories use it: merge it into another instead.");
    await userEvent.click(canvas.getByRole("button", { name: "Delete Court intrigue" }));
    const words = await screen.findByText(/^It is deleted where no story uses it/);
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await expect(args.onRemove).toHaveBeenCalledWith("court");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** The server refused: the reason is shown at the item. */
export const Refused = meta.story({
  args: {
    refusal: { id: "ghosts", message: "Stories still use it; merge it into another instead." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Stories still use it");
  },
});

/** In progress. */
export const Busy = meta.story({
  args: { working: "ghosts" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Change Ghost stories" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

/** Tags have a colour and no order. */
export const Tags = meta.story({
  args: { kind: "tag", items: adminTags, onOrderChange: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Move/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Change Forest" }));
    const color = canvas.getByLabelText("Colour");
    await userEvent.clear(color);
    await userEvent.type(color, "green{Enter}");
    await expect(color).toHaveAccessibleDescription(/^Colour must look like #a65a00/);
    await userEvent.clear(color);
    await userEvent.type(color, "#2e6b2a{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("forest", {
      displayName: "Forest",
      name: "",
      color: "#2e6b2a",
    });
  },
});

/** None yet. */
export const Empty = meta.story({ args: { items: [] } });

/** In Hindi, on a phone. */
export const Hindi = meta.story({
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
