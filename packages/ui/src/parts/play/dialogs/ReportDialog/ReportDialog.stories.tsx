import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./ReportDialog.guide.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import type { ReportDialogProps } from "./ReportDialog.tsx";

const meta = preview.meta({
  title: "Parts/Play/ReportDialog",
  component: ReportDialog,
  args: { open: true, onOpenChange: fn(), onSend: fn() },
  parameters: { guide },
});

function Refused(props: ReportDialogProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <ReportDialog
      {...props}
      failure={failure}
      onSend={(report) => {
        props.onSend(report);
        setFailure("Your report did not go out. What you wrote is still here.");
      }}
    />
  );
}

const send = () => screen.findByRole("button", { name: "Send to the editors" });

/** A reason, and an optional note. It cannot be sent without a reason, and says so; the keyboard alone will do. */
export const Default = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await send());
    await expect(screen.getByText(/Choose what is wrong/)).toBeVisible();
    await expect(screen.getByRole("group")).toHaveAccessibleDescription(/Choose what is wrong/);
    await expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard(" {ArrowDown}");
    (await send()).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenLastCalledWith({ reason: "harm", note: "" });
    await userEvent.click(screen.getByRole("radio", { name: "It is hateful" }));
    await userEvent.type(screen.getByRole("textbox"), "  Of the hill people. ");
    await userEvent.click(await send());
    const hate = { reason: "hate", note: "Of the hill people." };
    await expect(args.onSend).toHaveBeenLastCalledWith(hate);
  },
});

/** Sending failed; the typed text stays. */
export const Failed = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Something else" }));
    await userEvent.type(screen.getByRole("textbox"), "It tells my real name.");
    await userEvent.click(await send());
    await expect(await screen.findByRole("alert")).toHaveTextContent("did not go out");
    await expect(screen.getByRole("textbox")).toHaveValue("It tells my real name.");
    await expect(screen.getByRole("radio", { name: "Something else" })).toBeChecked();
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

/** Sent. */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Thank you" });
    await userEvent.click(screen.getByRole("button", { name: "Back to the story" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
