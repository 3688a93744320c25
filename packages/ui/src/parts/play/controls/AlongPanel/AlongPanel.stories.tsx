import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { otherAlong, storyAlong } from "../../../../fixtures/player/along.ts";
import { guide } from "./AlongPanel.guide.ts";
import { AlongPanel } from "./AlongPanel.tsx";
import type { AlongPanelProps } from "./AlongPanel.tsx";

const meta = preview.meta({
  title: "Parts/Play/AlongPanel",
  component: AlongPanel,
  args: {
    open: true,
    here: null,
    others: [],
    onOpenChange: fn(),
    onTake: fn(),
    onPutAway: fn(),
    onAnew: fn(),
  },
  parameters: { guide, layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

const panel = async () => within(await screen.findByRole("dialog", { name: "Take along" }));

/** The story is not along yet: what would be kept is said before. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await panel();
    await expect(dialog.getByText(/about 6 MB/)).toBeVisible();
    dialog.getByRole("button", { name: "Take it along" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});

/** It is being fetched. */
export const Taking = meta.story({
  args: { taking: true },
  play: async ({ args }) => {
    const dialog = await panel();
    await expect(dialog.getByText(/Fetching the story/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /Take it along/ }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
});

/** It is along, with nothing that waits; another is along too. */
export const Along = meta.story({
  args: { here: { ...storyAlong, waiting: [] }, others: [otherAlong] },
  play: async ({ args }) => {
    const dialog = await panel();
    await expect(dialog.getByText("This story is along (184 kB).")).toBeVisible();
    await expect(dialog.getByText("Since Nov 18, 2026, 61 kB")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Put away: The Ferry" }));
    await expect(args.onPutAway).toHaveBeenCalledWith("s2");
  },
});

/** What waits is seen in order, and is not thrown away by one press. */
export const Waiting = meta.story({
  args: { here: storyAlong },
  play: async ({ args }) => {
    const dialog = await panel();
    const items = within(dialog.getByRole("list")).getAllByRole("listitem");
    await expect(items.map(({ textContent: told }) => told)).toEqual([
      "I lift the lamp.The flame leans towards you.",
      "A picture of the part above, which a painter makes.",
      "You went on.The court falls silent.",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: /^Put away: / }));
    await expect(args.onPutAway).not.toHaveBeenCalled();
    await expect(dialog.getByText(/2 parts that were told here would be lost/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Keep them" }));
    await userEvent.click(dialog.getByRole("button", { name: /^Put away: / }));
    await userEvent.click(dialog.getByRole("button", { name: "Put away and lose them" }));
    await expect(args.onPutAway).toHaveBeenCalledWith("s1");
  },
});

/** Katha would tell it otherwise by now. */
export const ToldOtherwise = meta.story({
  args: { here: { ...storyAlong, trouble: { kind: "told_otherwise" } } },
  play: async ({ args }) => {
    const dialog = await panel();
    await userEvent.click(dialog.getByRole("button", { name: "Tell it anew" }));
    await expect(args.onAnew).toHaveBeenCalledWith("s1");
  },
});

/** The server refuses it, and says why. */
export const Refused = meta.story({
  args: {
    here: {
      ...storyAlong,
      trouble: { kind: "refused", reason: "Not enough XP." },
    },
  },
  play: async () => {
    await expect((await panel()).getByText(/Not enough XP\./)).toBeVisible();
  },
});

const reasons = [
  ["full", /no room left/],
  ["stays_online", /stays online/],
  ["author_keeps_online", "Its author keeps this story online: it cannot be taken along."],
] as const;

function Refusing(props: AlongPanelProps) {
  const [at, setAt] = useState(0);
  const [reason] = reasons[at % reasons.length] ?? reasons[0];
  return <AlongPanel {...props} notTaken={reason} onTake={() => setAt(at + 1)} />;
}

/** It could not be taken: the device is full, the story stays online, or its author forbids it. */
export const NotTaken = meta.story({
  args: { others: [otherAlong] },
  render: (args) => <Refusing {...args} />,
  play: async () => {
    const dialog = await panel();
    for (const [, said] of reasons) {
      await expect(dialog.getByRole("alert")).toHaveTextContent(said);
      await userEvent.click(dialog.getByRole("button", { name: "Take it along" }));
    }
  },
});

const telugu = "ఉజ్జయిని దీపం: రాజసభలో ఎవరూ చూడని ఒక చాలా పొడవైన కథ పేరు, రెండు వరుసల్లోకి వెళ్ళేంత";

/** Long names and many stories, on a phone. */
export const LongText = meta.story({
  args: {
    here: { ...storyAlong, title: telugu, language: "te" },
    others: Array.from({ length: 8 }, (_, at) => ({
      ...otherAlong,
      id: `o${at}`,
      title: telugu,
      language: "te",
    })),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
