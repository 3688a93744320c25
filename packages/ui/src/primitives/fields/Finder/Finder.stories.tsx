import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Finder.guide.ts";
import { Finder } from "./Finder.tsx";
import type { FinderItem, FinderProps } from "./Finder.tsx";

interface Place extends FinderItem {
  name: string;
}

const places: Place[] = ["Amber", "Ajmer", "Agra"].map((name) => ({
  id: name,
  href: `#${name}`,
  name,
}));

function Finding(props: FinderProps<Place>) {
  const [query, setQuery] = useState(props.query);
  return (
    <Finder
      {...props}
      query={query}
      onQueryChange={(written) => {
        props.onQueryChange(written);
        setQuery(written);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Primitives/Finder",
  component: Finding,
  parameters: { guide },
  args: {
    label: "Find a place",
    query: "",
    onQueryChange: fn(),
    items: places,
    itemComponent: ({ item }) => item.name,
    status: "3 places found",
    listLabel: "Places",
    clearLabel: "Clear",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 260 }}>{Story()}</div>],
});

const page = () => within(document.body);

/** Empty and closed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Find a place" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
});

/** The results are links; the arrow keys move through them and wrap around. */
export const Open = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "A");
    await expect(args.onQueryChange).toHaveBeenCalledWith("A");
    const options = await page().findAllByRole("option");
    await expect(options.map((option) => option.getAttribute("href"))).toEqual([
      "#Amber",
      "#Ajmer",
      "#Agra",
    ]);
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveAttribute("aria-activedescendant", options[2]?.id);
  },
});

/** Enter follows the first result if none is highlighted, but not an Enter that confirms a word in an input method. */
export const Entered = meta.story({
  args: { items: places.map(({ href: _href, ...place }) => place), onSelect: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "A");
    await page().findAllByRole("option");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field).toHaveValue("A");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "Amber" }));
    await waitFor(() => expect(field).toHaveValue(""));
  },
});

/** After Escape has closed the results, Enter opens them again before it follows one. */
export const EnteredAfterEscape = meta.story({
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "A");
    await page().findAllByRole("option");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page().queryByRole("option")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await page().findAllByRole("option");
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** Without results, it shows the state of the search. */
export const Waiting = meta.story({
  args: { items: [], status: "Looking..." },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "A");
    await expect(await page().findByRole("status")).toHaveTextContent("Looking...");
  },
});

/** Cleared with its button. */
export const Cleared = meta.story({
  args: { query: "Amber" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
});
