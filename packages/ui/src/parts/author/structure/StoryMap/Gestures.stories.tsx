import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import {
  beside,
  move,
  drag,
  press,
  release,
  pinch,
  positionIn,
} from "../../../../fixtures/pointer.ts";
import { EditableMap } from "../../../../fixtures/author/EditableMap.tsx";
import { ferryGraph } from "../../../../fixtures/author/story-maps.ts";

const meta = preview.meta({
  title: "Parts/Author/StoryMap/Gestures",
  component: EditableMap,
  args: {
    graph: ferryGraph,
    selection: [],
    language: "en",
    onSelectionChange: fn(),
    onOperation: fn(),
    onOpenScene: fn(),
  },
  parameters: { chromatic: { modes: modes.screen } },
});

interface Canvas {
  findByRole: (role: string, query: { name: RegExp | string }) => Promise<HTMLElement>;
}

async function laidOut(canvas: Canvas) {
  const surface = await canvas.findByRole("application", { name: "Map of the story" });
  const card = (name: string) => canvas.findByRole("button", { name: new RegExp(`^${name}`) });
  await card("boat");
  return { surface, card };
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;
const away = (element: Element, x: number, y: number) =>
  waitFor(async () => {
    const { clientX, clientY } = positionIn(element);
    await expect(Math.abs(clientX - x)).toBeLessThan(2);
    await expect(Math.abs(clientY - y)).toBeLessThan(2);
  });
/** Two cards of one row, and the empty background to the upper left of both. */
const row = ["heron", "ledger"] as const;

/** Dragging the background by mouse or finger pans the map and changes nothing. */
export const Panned = meta.story({
  play: async ({ args, canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const boat = await card("boat");
    const ground = positionIn(surface, 0.06, 0.3);
    for (const pointerType of ["mouse", "touch"] as const) {
      const { clientX, clientY } = positionIn(boat);
      await drag(surface, ground, beside(ground, 70, 40), { pointerType });
      await away(boat, clientX + 70, clientY + 40);
    }
    await expect(args.onOperation).not.toHaveBeenCalled();
  },
});

/** The wheel pans the map only after a press on it; with Ctrl it zooms at the pointer. */
export const Wheel = meta.story({
  play: async ({ canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const boat = await card("boat");
    const before = positionIn(boat);
    await expect(await fireEvent.wheel(surface, { deltaY: 60 })).toBe(true);
    await away(boat, before.clientX, before.clientY);
    surface.focus();
    await expect(await fireEvent.wheel(surface, { deltaX: 30, deltaY: 60 })).toBe(false);
    await away(boat, before.clientX - 30, before.clientY - 60);
    const here = positionIn(boat);
    const width = widthOf(boat);
    await fireEvent.wheel(surface, { ...here, deltaY: -120, ctrlKey: true });
    await waitFor(() => expect(widthOf(boat)).toBeGreaterThan(width * 1.2));
    await away(boat, here.clientX, here.clientY);
    await fireEvent.wheel(surface, { ...here, deltaY: 120, ctrlKey: true });
    await waitFor(() => expect(Math.abs(widthOf(boat) - width)).toBeLessThan(1));
  },
});

/** Pinching zooms and pans. */
export const Pinched = meta.story({
  play: async ({ args, canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const boat = await card("boat");
    const { clientX, clientY } = positionIn(boat);
    const width = widthOf(boat);
    await pinch(surface, { clientX, clientY }, { from: 80, to: 120, by: 30 });
    await waitFor(() => expect(Math.abs(widthOf(boat) / width - 1.5)).toBeLessThan(0.05));
    await away(boat, clientX, clientY + 30);
    await pinch(boat, { clientX, clientY: clientY + 30 }, { from: 120, to: 80 });
    await waitFor(() => expect(Math.abs(widthOf(boat) / width - 1)).toBeLessThan(0.05));
    await expect(args.onOperation).not.toHaveBeenCalled();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

/**
 * Dragging with Shift over the background selects everything that the frame touches; a press with
 * Shift adds or removes one.
 */
export const Lasso = meta.story({
  play: async ({ args, canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const [left, right] = [await card(row[0]), await card(row[1])];
    const [from, to] =
      positionIn(left).clientX < positionIn(right).clientX
        ? [positionIn(left, 0, 0.2), positionIn(right, 0.2, 0.8)]
        : [positionIn(right, 0, 0.2), positionIn(left, 0.2, 0.8)];
    await drag(surface, beside(from, -12, 0), to, { shiftKey: true });
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(left).toHaveAttribute("aria-pressed", "true");
    await expect(right).toHaveAttribute("aria-pressed", "true");
    const landing = await card("landing");
    for (const pressed of ["true", "false"]) {
      await press(landing, positionIn(landing), { shiftKey: true });
      await release(landing, positionIn(landing), { shiftKey: true });
      await expect(landing).toHaveAttribute("aria-pressed", pressed);
      await expect(left).toHaveAttribute("aria-pressed", "true");
    }
    await expect(args.onOperation).not.toHaveBeenCalled();
  },
});

/** Selected scenes are dragged together, an unselected one alone; the move can be undone. */
export const SeveralDragged = meta.story({
  args: { selection: ["boat", "heron"] },
  play: async ({ args, canvas }) => {
    const { card } = await laidOut(canvas);
    const [boat, heron, landing] = [await card("boat"), await card("heron"), await card("landing")];
    const [one, other] = [positionIn(boat), positionIn(heron)];
    await drag(boat, one, beside(one, 50, 20));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "move_nodes",
      places: {
        boat: { x: expect.any(Number), y: expect.any(Number) },
        heron: { x: expect.any(Number), y: expect.any(Number) },
      },
    });
    await waitFor(() => expect(positionIn(heron).clientX).toBeGreaterThan(other.clientX + 38));
    const { clientX, clientY } = positionIn(landing);
    await drag(landing, { clientX, clientY }, beside({ clientX, clientY }, 60, 0));
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "move_nodes",
      places: { landing: { x: expect.any(Number), y: expect.any(Number) } },
    });
    await waitFor(() => expect(positionIn(landing).clientX).toBeGreaterThan(clientX + 40));
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(positionIn(landing).clientX).toBeLessThan(clientX + 8));
  },
});

/** By touch: drag a scene, connect it from a port, and select several with a frame. */
export const Touched = meta.story({
  play: async ({ args, canvas }) => {
    const hand = { pointerType: "touch" } as const;
    const { surface, card } = await laidOut(canvas);
    const [boat, dawn] = [await card("boat"), await card("dawn")];
    await drag(boat, positionIn(boat), beside(positionIn(boat), 0, 24), hand);
    await expect(args.onOperation).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: "move_nodes", places: { boat: expect.anything() } }),
    );
    await press(dawn, positionIn(dawn), hand);
    await release(dawn, positionIn(dawn), hand);
    await drag(surface, beside(positionIn(dawn, 0.5, 1), 8, 6), positionIn(boat), hand);
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "add_choice",
      node: "dawn",
      text: "",
      target: "boat",
    });
    const several = canvas.getByRole("button", { name: "Select several" });
    await userEvent.click(several);
    const heron = await card("heron");
    await drag(
      surface,
      beside(positionIn(heron, 0, 0), -10, -6),
      positionIn(heron, 0.2, 0.5),
      hand,
    );
    await expect(heron).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(several);
  },
});

/** Escape, or a cancelled pointer, undoes the drag in progress. */
export const LetGo = meta.story({
  args: { selection: ["boat"] },
  play: async ({ args, canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const boat = await card("boat");
    const start = positionIn(boat);
    const ends = [
      () => fireEvent.keyDown(surface, { key: "Escape" }),
      () => fireEvent.pointerCancel(boat, { pointerId: 1, pointerType: "mouse" }),
    ];
    for (const end of ends) {
      await press(boat, start);
      await move(boat, beside(start, 60, 20));
      await away(boat, start.clientX + 60, start.clientY + 20);
      await end();
      await away(boat, start.clientX, start.clientY);
      await release(boat, beside(start, 60, 20));
    }
    await expect(args.onOperation).not.toHaveBeenCalled();
    await expect(boat).toHaveAttribute("aria-pressed", "true");
  },
});

/** By keyboard: zoom in and out, show the whole map, and pan in every direction. */
export const ViewByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const boat = await card("boat");
    surface.focus();
    const [before, width] = [positionIn(boat), widthOf(boat)];
    await userEvent.keyboard("{Control>}{ArrowRight}{ArrowDown}{/Control}");
    await away(boat, before.clientX - 80, before.clientY - 80);
    await userEvent.keyboard("{Control>}{ArrowLeft}{ArrowUp}{/Control}");
    await away(boat, before.clientX, before.clientY);
    await userEvent.keyboard("-");
    await waitFor(() => expect(widthOf(boat)).toBeLessThan(width * 0.8));
    await userEvent.keyboard("0");
    const frame = surface.getBoundingClientRect();
    for (const name of Object.keys(ferryGraph.nodes)) {
      const { left, right, top, bottom } = (await card(name)).getBoundingClientRect();
      await expect(left > frame.left && right < frame.right).toBe(true);
      await expect(top > frame.top && bottom < frame.bottom).toBe(true);
    }
    // A card that leaves the view is removed and returns as another element.
    const again = await card("boat");
    const whole = widthOf(again);
    await userEvent.keyboard("+");
    await waitFor(() => expect(widthOf(again)).toBeGreaterThan(whole * 1.2));
  },
});

/** Connecting by keyboard: L starts an edge, the arrows move, Enter connects, Escape cancels. */
export const LedByKeyboard = meta.story({
  args: { selection: ["dawn"] },
  play: async ({ args, canvas }) => {
    const { surface, card } = await laidOut(canvas);
    const told = canvas.getByRole("status");
    surface.focus();
    await userEvent.keyboard("l");
    await expect(told).toHaveTextContent(/^A choice of dawn is in your hand/);
    await userEvent.keyboard("{Home}");
    await expect(told).toHaveTextContent(/in your hand.*landing, 3 choices/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "add_choice",
      node: "dawn",
      text: "",
      target: "landing",
    });
    await expect(told).toHaveTextContent(/^landing/);
    await expect(args.onOpenScene).not.toHaveBeenCalled();
    await userEvent.keyboard("l{Escape}");
    await expect(told).toHaveTextContent(/^landing/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenScene).toHaveBeenLastCalledWith("landing");
    await userEvent.keyboard("ln");
    await expect(args.onOperation).toHaveBeenLastCalledWith({
      kind: "together",
      operations: [
        expect.objectContaining({ kind: "add_node", name: "scene_12" }),
        { kind: "add_choice", node: "landing", text: "", target: "scene_12" },
      ],
    });
    await card("scene_12");
  },
});
