import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { recoveryCodes } from "../../../../fixtures/player/two-step.ts";
import { guide } from "./RecoveryCodes.guide.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

const meta = preview.meta({
  title: "Parts/Account/RecoveryCodes",
  component: RecoveryCodes,
  args: {
    codes: recoveryCodes,
    account: "meera_7",
    onCopy: fn(async () => true),
    onDownload: fn(),
    onPrint: fn(),
    onDone: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "34rem" }}>{Story()}</div>],
  parameters: { guide },
});

/** The codes can be copied, downloaded or printed; after a confirmation the user can continue. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(10);
    const text = expect.stringMatching(/^Recovery codes of meera_7\n\n([\w-]+\n){10}$/);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith(text);
    await expect(await canvas.findByText("Copied.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(args.onDownload).toHaveBeenCalledWith(text);
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("checkbox", { name: "I have kept them" }));
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Without the confirmation the user cannot continue; by keyboard alone. */
export const NotKept = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Done" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(canvas.getByText(/^Keep them first/)).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByText(/^Keep them first/)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** The browser does not allow copying. */
export const NotCopied = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByText(/does not let us copy/)).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left; the codes keep their direction. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
