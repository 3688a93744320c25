// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditableMap } from "../../../../fixtures/author/EditableMap.tsx";
import { ferryGraph } from "../../../../fixtures/author/story-maps.ts";
import type { StructureOperation } from "@katha/storygraph";
import type { StoryMapProps } from "./StoryMap.tsx";

let asked: StructureOperation[] = [];
let selection: readonly string[] = [];

function open(props: Partial<StoryMapProps> = {}): HTMLElement {
  render(
    <EditableMap
      graph={ferryGraph}
      selection={[]}
      onSelectionChange={(nodes) => {
        selection = nodes;
      }}
      onOperation={(operation) => asked.push(operation)}
      {...props}
    />,
  );
  return screen.getByRole("application");
}

const press = (surface: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(surface, { key });
};
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  [asked, selection] = [[], []];
});
afterEach(cleanup);

test("arrow keys follow the edges from the start, and announce the scene", () => {
  const surface = open();
  press(surface, "ArrowDown");
  expect(selection).toEqual(["landing"]);
  press(surface, "ArrowDown", "ArrowRight");
  expect(selection).toEqual(["boat"]);
  press(surface, "ArrowUp");
  expect(selection).toEqual(["landing"]);
  expect(screen.getByRole("status").textContent).toBe("landing, 3 choices, the story starts here");
  fireEvent.keyDown(surface, { key: "ArrowDown", shiftKey: true });
  expect(selection).toEqual(["boat", "landing"]);
});

test("each operation of the map can be requested by keyboard and button", () => {
  const onOpenScene = vi.fn<(node: string) => void>();
  const surface = open({ selection: ["boat"], onOpenScene });
  press(surface, "Enter");
  expect(onOpenScene).toHaveBeenLastCalledWith("boat");
  fireEvent.click(button("Start here"));
  expect(asked.pop()).toEqual({ kind: "set_start", node: "boat" });
  fireEvent.keyDown(surface, { key: "d", ctrlKey: true });
  expect(asked.pop()).toEqual({ kind: "duplicate_nodes", nodes: ["boat"] });
  fireEvent.keyDown(surface, { key: "ArrowLeft", altKey: true });
  expect(asked.pop()).toMatchObject({ kind: "move_nodes", places: { boat: {} } });
  fireEvent.click(button("Lay it out anew"));
  expect(asked.pop()).toMatchObject({
    kind: "move_nodes",
    places: { landing: {}, boat: {}, dawn: {} },
  });
  press(surface, "n");
  expect(asked.pop()).toMatchObject({ kind: "add_node", name: "scene_13" });
  expect(selection).toEqual(["scene_13"]);
  press(surface, "Delete");
  expect(asked.pop()).toEqual({ kind: "delete_nodes", nodes: ["scene_13"] });
  expect(selection).toEqual([]);
  fireEvent.keyDown(surface, { key: "a", ctrlKey: true });
  expect(selection).toHaveLength(12);
});

test("undo is left to the page", () => {
  const onKeyDown = vi.fn<() => void>();
  const { container } = render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands in for the page around the map
    <div onKeyDown={onKeyDown}>
      <EditableMap
        graph={ferryGraph}
        selection={["boat"]}
        onSelectionChange={() => {}}
        onOperation={() => {}}
      />
    </div>,
  );
  const surface = container.querySelector("[role=application]") as HTMLElement;
  expect(fireEvent.keyDown(surface, { key: "z", ctrlKey: true })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test("without a scene the map says what the first one is", () => {
  render(
    <EditableMap
      graph={{ ...ferryGraph, nodes: {} }}
      selection={[]}
      onSelectionChange={() => {}}
      onOperation={() => {}}
    />,
  );
  expect(screen.getByRole("status").textContent).toBe(
    "There is no scene yet. The first one is where the story begins.",
  );
});

test("screen readers are told that the outline contains everything", () => {
  const surface = open();
  const how = document.getElementById(surface.getAttribute("aria-describedby") ?? "");
  expect(how?.textContent).toMatch(/The outline holds all of this as a list/);
});
