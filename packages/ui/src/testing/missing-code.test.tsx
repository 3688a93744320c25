// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lampSession, PlayedSession } from "../fixtures/player/PlayedSession.tsx";
import { MobileMenu } from "../parts/shell/MobileMenu/MobileMenu.tsx";

const gone = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../parts/shell/MobileMenu/MenuPanel.tsx", gone);
vi.mock("../parts/play/dialogs/UndoDialog/UndoDialog.tsx", gone);
vi.mock("../parts/play/dialogs/EndingDialog/EndingDialog.tsx", gone);

afterEach(cleanup);

const ignore = () => undefined;
const session = {
  ...lampSession,
  costs: { undo: 3 },
  ending: {
    id: "s1",
    ending: null,
    currentXp: 8,
    choicesMade: 3,
    scenesCompleted: 4,
    endingsFound: ["Seen"],
    possibleEndings: 2,
    deeds: [],
  },
};

const saysSo = (onUnavailable: () => void, times: number) =>
  waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(times));

test("a menu whose panel cannot be loaded says so on each press, but not on hover", async () => {
  const onUnavailable = vi.fn<() => void>();
  render(<MobileMenu links={[]} onUnavailable={onUnavailable} />);
  const button = screen.getByRole("button", { name: "Menu" });
  fireEvent.pointerEnter(button);
  fireEvent.click(button);
  await saysSo(onUnavailable, 1);
  fireEvent.click(button);
  await saysSo(onUnavailable, 2);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test.each([
  ["the question before an undo", /^Undo/],
  ["the summary of an ending", "See how it ended"],
])("a story whose player asks for %s in vain says so", async (_what, name) => {
  const onUnavailable = vi.fn<() => void>();
  render(
    <PlayedSession
      session={session}
      onDraftChange={ignore}
      onAct={ignore}
      onModelChange={ignore}
      onBack={ignore}
      onCommand={ignore}
      onSelectChoice={ignore}
      onOwnCommand={ignore}
      onRetell={ignore}
      onNotMeant={ignore}
      onVersionChange={ignore}
      onPart={ignore}
      onMemory={ignore}
      onReading={ignore}
      onListen={ignore}
      onAgain={ignore}
      onUnavailable={onUnavailable}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  await saysSo(onUnavailable, 1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
