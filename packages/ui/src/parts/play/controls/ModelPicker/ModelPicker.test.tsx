// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { imageModels } from "../../../../fixtures/player/session.ts";
import { pickerCloseMs } from "../../../../tokens/constants.ts";
import { ModelPicker } from "./ModelPicker.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(by: "pointer" | "keyboard") {
  const [first] = imageModels;
  render(
    <ModelPicker
      kind="image"
      models={imageModels}
      value={first?.modelKey ?? ""}
      onValueChange={() => {}}
    />,
  );
  const button = screen.getByRole("button");
  // A press of Enter fires a click with a count of 0.
  fireEvent.click(button, { detail: by === "pointer" ? 1 : 0 });
  return button;
}

function leaveWithThePointer() {
  fireEvent.pointerOver(chosen());
  fireEvent.pointerOver(document.body);
  act(() => {
    vi.advanceTimersByTime(pickerCloseMs);
  });
}

const chosen = () => screen.getByRole("radio", { checked: true });
const isOpen = () => screen.queryByRole("radio", { checked: true }) !== null;

test("it closes two seconds after the pointer has left, and its button has the focus", () => {
  const button = open("pointer");
  fireEvent.pointerOver(chosen());
  fireEvent.pointerOver(document.body);
  act(() => void vi.advanceTimersByTime(pickerCloseMs - 1));
  expect(isOpen()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

test("it stays open for the keyboard, wherever the pointer goes", () => {
  open("keyboard");
  leaveWithThePointer();
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(chosen());
});

test("it stays open if it was opened by pointer and then used by keyboard", () => {
  open("pointer");
  fireEvent.keyDown(chosen(), { key: "ArrowDown" });
  leaveWithThePointer();
  expect(isOpen()).toBe(true);
});
