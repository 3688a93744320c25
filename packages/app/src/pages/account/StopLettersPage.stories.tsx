import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { paths } from "../../routes/paths.ts";
import { page } from "../../testing/page.tsx";
import { handlersFor, problem, unreachable } from "../../testing/page-answers.ts";

const stopLetters = fn(() => ({ kind: "news" as const }));

const meta = preview.meta({
  ...page,
  title: "Pages/Account/StopLettersPage",
  parameters: { ...page.parameters, chromatic: { disableSnapshot: true } },
  args: { at: `${paths.stopLetters}?token=news.whose.signed`, answers: { stopLetters } },
});

/** Nobody is signed in: opening the page stops nothing, the button stops the letters and says how to have them again. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Stop These Letters" });
    await expect(stopLetters).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The Letters Have Stopped" }),
    ).toBeVisible();
    await expect(stopLetters).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "To Your Account" })).toHaveAttribute(
      "href",
      paths.settings,
    );
  },
});

/** Nobody answers, and it can be tried again; then the link turns out not to be one of ours. */
export const Broken = meta.story({
  args: { answers: { stopLetters: unreachable } },
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole("button", { name: "Stop These Letters" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(button).toBeEnabled();
    msw.use(...handlersFor({ stopLetters: problem(400, "bad_link") }));
    await userEvent.click(button);
    await expect(await canvas.findByText(/^This link is not whole/)).toBeVisible();
  },
});

/** Half of the link is missing. */
export const Cut = meta.story({
  args: { at: paths.stopLetters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link is not whole/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Stop These Letters" })).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
