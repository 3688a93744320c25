import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { modes } from "../../../../../../.storybook/modes.ts";
import preview from "../../../../../../.storybook/preview.tsx";
import { withAdmin } from "../../../fixtures/admin/WithAdmin.tsx";
import { guide } from "./AdminWaitlistScreen.guide.ts";
import { AdminWaitlistScreen } from "./AdminWaitlistScreen.tsx";
import type { AdminWaitlistScreenProps, WaitingPerson } from "./AdminWaitlistScreen.tsx";

const people: readonly WaitingPerson[] = [
  {
    id: "w1",
    name: "Meera Kulkarni",
    email: "meera@example.org",
    language: "en",
    joinedAt: "2026-11-19T15:00:00Z",
  },
  {
    id: "w2",
    name: "आशा त्रिपाठी",
    email: "asha.tripathi.of.the.long.address@books.example.org",
    language: "hi",
    joinedAt: "2026-11-02T15:00:00Z",
  },
];

const all: AdminWaitlistScreenProps = {
  people,
  total: 1_204,
  query: "",
  onQuery: fn(),
  onDownload: fn(),
  onRemove: fn(),
  onRetry: fn(),
  onMore: fn(),
};

const meta = preview.meta({
  title: "Screens/AdminWaitlist",
  component: AdminWaitlistScreen,
  args: all,
  decorators: [withAdmin],
  parameters: {
    guide,
    place: "waitlist",
    layout: "fullscreen",
    chromatic: { modes: modes.screen },
  },
});

/** Searched and downloaded, and more entries loaded. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("1,204 people");
    await userEvent.type(canvas.getByRole("searchbox"), "m");
    await expect(args.onQuery).toHaveBeenCalledWith("m");
    await userEvent.click(canvas.getByRole("button", { name: "Download as CSV" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

/** Removing somebody, always after a confirmation. */
export const Removing = meta.story({
  play: async ({ args, canvas }) => {
    const remove = { name: "Delete Meera Kulkarni from the waitlist" };
    await userEvent.click(canvas.getByRole("button", remove));
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveTextContent("Delete Meera Kulkarni from the waitlist?");
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(args.onRemove).toHaveBeenCalledWith("w1");
  },
});

function Shrinking(props: AdminWaitlistScreenProps) {
  const [waiting, setWaiting] = useState(people);
  return (
    <AdminWaitlistScreen
      {...props}
      people={waiting}
      onRemove={(id) => setWaiting(waiting.filter((person) => person.id !== id))}
    />
  );
}

/** After a removal the focus moves to the next entry, and after the last one to the list. */
export const Removed = meta.story({
  render: (args) => <Shrinking {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const removeOf = (name: string) =>
      canvas.getByRole("button", { name: `Delete ${name} from the waitlist` });
    const remove = async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    removeOf("Meera Kulkarni").focus();
    await remove();
    await waitFor(() => expect(removeOf("आशा त्रिपाठी")).toHaveFocus());
    await remove();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Waitlist" })).toHaveFocus());
  },
});

/** Loading. */
export const Loading = meta.story({
  args: { people: undefined, total: undefined, onMore: undefined },
});

/** Nobody has joined yet. */
export const Empty = meta.story({ args: { people: [], total: 0, onMore: undefined } });

/** Nobody matches. */
export const NoneFound = meta.story({
  args: { people: [], total: 0, query: "zz", onMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nobody of that name waits.")).toBeVisible();
  },
});

/** It could not be loaded. */
export const Failed = meta.story({
  args: { people: undefined, failure: "Katha cannot be reached.", onMore: undefined },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
