import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { asScreen, type Canvas, page } from "../../testing/page.tsx";
import { type Answers, done, problem } from "../../testing/page-answers.ts";
import { siteLinks } from "../../testing/site-links.ts";

const joinWaitlist = fn((_entry: unknown) => done);

const answers = {
  joinWaitlist: async ({ request }) => joinWaitlist(await request.json()),
} satisfies Answers;

const meta = preview.meta({
  ...page,
  title: "Pages/About/WaitlistPage",
  args: { at: paths.waitlist, answers },
});

async function join(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Meera");
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "meera@example.org");
  await userEvent.click(canvas.getByRole("button", { name: "Join the Waitlist" }));
}

/** What premium stories are, and how to join the waitlist. */
export const Default = meta.story({
  parameters: asScreen,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Coming Soon")).toBeVisible();
    await expect(canvas.getByText("Limited time: 50% off for early subscribers")).toBeVisible();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      paths.terms,
    );
    await expect(main.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(6);
  },
});

/** The server stores the name, with consent; the page says so before and after. */
export const Joined = meta.story({
  play: async ({ canvas }) => {
    joinWaitlist.mockClear();
    await expect(await canvas.findByText(/^Your name and email are kept here/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Keep my name/ }));
    await join(canvas);
    const thanks = { level: 2, name: "Thank you for joining!" };
    await expect(await canvas.findByRole("heading", thanks)).toBeVisible();
    await expect(joinWaitlist).toHaveBeenCalledOnce();
    await expect(joinWaitlist).toHaveBeenCalledWith(
      expect.objectContaining({ name: "Meera", email: "meera@example.org" }),
    );
    await expect(canvas.getByText(/^Your name is on the list/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open the form again" })).toBeNull();
  },
});

/** Too many names from one address: the page says so, and keeps the input. */
export const Refused = meta.story({
  args: { answers: { joinWaitlist: problem(429, "too_many_requests") } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Keep my name/ }));
    await join(canvas);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Meera");
  },
});

/** An external form opens in a new tab, and nothing is sent to this server; the page leads home, or to the form again. */
export const FormElsewhere = meta.story({
  args: { siteLinks },
  play: async ({ canvas }) => {
    joinWaitlist.mockClear();
    const open = spyOn(window, "open").mockReturnValue(null);
    await join(canvas);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    await expect(open).toHaveBeenCalledWith(siteLinks.waitlist, "_blank", "noopener");
    await expect(joinWaitlist).not.toHaveBeenCalled();
    open.mockRestore();
    const thanks = await canvas.findByRole("heading", { name: "Thank you for joining!" });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Return to Home" })).toHaveAttribute(
      "href",
      paths.home,
    );
    const again = canvas.getByRole("link", { name: "Open the form again" });
    await expect(again).toHaveAttribute("href", siteLinks.waitlist);
    await expect(again).toHaveAttribute("target", "_blank");
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  play: async ({ canvas }) => {
    const [privacy] = await canvas.findAllByRole("link", { name: "निजता नीति" });
    await expect(privacy).toBeVisible();
  },
});
