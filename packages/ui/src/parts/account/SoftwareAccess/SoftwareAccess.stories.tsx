import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { softwareAccess } from "../../../fixtures/player/account.ts";
import { guide } from "./SoftwareAccess.guide.ts";
import { SoftwareAccess } from "./SoftwareAccess.tsx";
import type { SoftwareAccessProps } from "./SoftwareAccess.tsx";
import type { MadeSoftwareToken } from "./NewToken.tsx";

const token = `katha_${"Xy7".repeat(14)}Q`;

const meta = preview.meta({
  title: "Parts/Account/SoftwareAccess",
  component: SoftwareAccess,
  args: {
    access: softwareAccess,
    most: 10,
    onMake: fn(async (): Promise<MadeSoftwareToken> => ({ token })),
    onCopy: fn(async () => true),
    onEnd: fn(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** Two tokens, one of which has ended. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Tokens" }));
    await expect(list.getByText("Also writes drafts")).toBeVisible();
    await expect(list.getByText("Ended")).toBeVisible();
    await expect(list.queryByRole("button", { name: /^End the token Reading aloud/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the address" }));
    await expect(args.onCopy).toHaveBeenCalledWith("https://katha.example/mcp");
    await expect(await canvas.findByText("Copied.")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Copy the address for reading apps" }),
    );
    await expect(args.onCopy).toHaveBeenLastCalledWith("https://katha.example/opds/my");
    await userEvent.click(list.getByRole("button", { name: "End the token Assistant at my desk" }));
    await expect(args.onEnd).toHaveBeenCalledWith("s1");
  },
});

function Owned(props: SoftwareAccessProps) {
  const [tokens, setTokens] = useState(props.access.tokens);
  return (
    <SoftwareAccess
      {...props}
      access={{ ...props.access, tokens }}
      onEnd={(id) => {
        props.onEnd(id);
        setTokens((all) => all.filter((one) => one.id !== id));
      }}
    />
  );
}

/** By keyboard: one that has ended is removed, one is made and copied, and then it is not shown any more. */
export const Make = meta.story({
  render: (args) => <Owned {...args} />,
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole("button", {
      name: "Remove the token Reading aloud in the kitchen",
    });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await waitFor(() =>
      expect(
        canvas.getByRole("button", { name: "End the token Assistant at my desk" }),
      ).toHaveFocus(),
    );
    canvas.getByRole("button", { name: "Make a token" }).focus();
    await userEvent.keyboard("{Enter}");
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Make it" }));
    await expect(name).toHaveAccessibleDescription(/Give it a name\./);
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.type(name, " Kitchen ");
    await userEvent.click(
      canvas.getByRole("radio", { name: "That, and read and write your drafts" }),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "30 days" }));
    await userEvent.type(canvas.getByLabelText(/^Your password/), "Lotus#2026{Enter}");
    await expect(args.onMake).toHaveBeenCalledWith({
      name: "Kitchen",
      scope: "write",
      days: 30,
      password: "Lotus#2026",
    });
    const made = await canvas.findByRole("region", { name: "The token Kitchen" });
    await expect(made).toHaveFocus();
    await expect(within(made).getByText(token)).toBeVisible();
    await userEvent.click(within(made).getByRole("button", { name: "Copy" }));
    await expect(args.onCopy).toHaveBeenCalledWith(token);
    await userEvent.click(
      within(made).getByRole("button", { name: "I have put it where it belongs" }),
    );
    await expect(canvas.queryByText(token)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Make a token" })).toBeVisible();
  },
});

/** The password is wrong: the form keeps everything. */
export const Refused = meta.story({
  args: {
    onMake: fn(async (): Promise<MadeSoftwareToken> => ({ failure: "The password is not right." })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Make a token" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Kitchen");
    await userEvent.type(canvas.getByLabelText(/^Your password/), "wrong{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The password is not right.");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Kitchen");
  },
});

/** Without passwords, none is asked for. */
export const WithoutPasswords = meta.story({
  args: { access: { ...softwareAccess, tokens: [] }, asksPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no tokens.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make a token" }));
    await expect(canvas.queryByLabelText(/^Your password/)).toBeNull();
  },
});

/** No more can be made, and one is being ended. */
export const Full = meta.story({
  args: { most: 2, working: ["s1"], failure: "That could not be done." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Make a token" })).toBeNull();
    await expect(canvas.getByText(/as many tokens as an account may have/)).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("That could not be done.");
  },
});

/** The house takes no tokens any more: those that are left can be ended. */
export const Off = meta.story({
  args: { access: { ...softwareAccess, mcpAddress: null, booksAddress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This Katha takes no tokens at the moment.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Make a token" })).toBeNull();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** Right to left: addresses and tokens stay left to right. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
