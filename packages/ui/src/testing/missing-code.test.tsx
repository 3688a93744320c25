// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { lampSession } from "../fixtures/player/played-session.ts";
import { MobileMenu } from "../parts/shell/MobileMenu/MobileMenu.tsx";
import { PlaySession } from "../parts/play/PlaySession/PlaySession.tsx";

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
  xpCosts: { undo: 3 },
  ending: { xp: 8, choices: 3, scenes: 4, endingsFound: 1, endings: 2 },
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
    <PlaySession
      session={session}
      onDraftChange={ignore}
      onAct={ignore}
      onModelChange={ignore}
      onBack={ignore}
      onCommand={ignore}
      onSelectChoice={ignore}
      onAlternative={ignore}
      onCloseAlternatives={ignore}
      onAgain={ignore}
      onUnavailable={onUnavailable}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  await saysSo(onUnavailable, 1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
