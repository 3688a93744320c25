import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { VerdictButtons, verdicts } from "./VerdictButtons.tsx";

const meta = preview.meta({
  title: "Parts/Admin/VerdictButtons",
  component: VerdictButtons,
  args: { title: "The Salt Ferry", onApprove: fn(), onReturn: fn() },
});

/** Approved with a press, or returned with a reason, which is required. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approve The Salt Ferry" }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Return The Salt Ferry" }));
    const send = await screen.findByRole("button", { name: "Return with this reason" });
    await userEvent.click(send);
    const reason = screen.getByRole("textbox", { name: "Reason" });
    await expect(reason).toHaveAccessibleDescription("Say why, so the author can mend it.");
    await expect(args.onReturn).not.toHaveBeenCalled();
    await userEvent.type(reason, "It never lands.");
    await userEvent.click(send);
    await expect(args.onReturn).toHaveBeenCalledWith("It never lands.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** Each decision while it is being saved; the other cannot be made. */
export const Working = meta.story({
  render: (args) => (
    <>
      {verdicts.map((working) => (
        <div key={working}>
          <VerdictButtons {...args} working={working} />
        </div>
      ))}
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approving..." }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Return" })).toBeDisabled();
  },
});
