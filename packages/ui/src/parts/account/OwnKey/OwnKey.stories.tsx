import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { ownKeyProviders } from "../../../fixtures/player/account.ts";
import { guide } from "./OwnKey.guide.ts";
import { OwnKey } from "./OwnKey.tsx";
import type { OwnKeyProps } from "./OwnKey.tsx";

const kept = { provider: "mistral", model: "mistral-large-latest", opens: true } as const;
const models = ["mistral-large-latest", "mistral-medium-latest", "open-mistral-nemo"].map(
  (model) => ({ model }),
);
const accepted = () => fn(async (): Promise<string | undefined> => undefined);
const refusedWith = (why: string) => fn(async (): Promise<string | undefined> => why);

const meta = preview.meta({
  title: "Parts/Account/OwnKey",
  component: OwnKey,
  args: {
    ownKey: { isAllowed: true, key: null },
    providers: ownKeyProviders,
    offered: {},
    onModels: fn(),
    onModelsRetry: fn(),
    onKeep: accepted(),
    onChoose: accepted(),
    onRemove: accepted(),
  },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** No key yet: what goes where is said before one is pasted. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("list", { name: "What goes where" })).toHaveTextContent(
      "go to OpenAI (api.openai.com), under your account there",
    );
    await userEvent.click(canvas.getByRole("combobox", { name: "Provider" }));
    await userEvent.click(await screen.findByRole("option", { name: "Mistral" }));
    await expect(canvas.getByRole("list", { name: "What goes where" })).toHaveTextContent(
      "Mistral bills you for it. Here it costs no coins.",
    );
    const submit = canvas.getByRole("button", { name: "Check the key and keep it" });
    await userEvent.click(submit);
    const key = canvas.getByLabelText(/^Key/);
    await expect(key).toHaveAccessibleDescription("Paste the key.");
    await expect(args.onKeep).not.toHaveBeenCalled();
    await userEvent.type(key, " sk-1 ");
    await userEvent.click(submit);
    await expect(args.onKeep).toHaveBeenCalledWith("mistral", "sk-1");
  },
});

/** The provider refuses the key, and it stays in its field to be mended. */
export const Refused = meta.story({
  args: { onKeep: refusedWith("The provider refuses this key.") },
  play: async ({ canvas }) => {
    const key = canvas.getByLabelText(/^Key/);
    await userEvent.type(key, "sk-1{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The provider refuses this key.",
    );
    await expect(key).toHaveValue("sk-1");
  },
});

function Bringing(props: OwnKeyProps) {
  const [now, setNow] = useState(props.ownKey.key);
  return (
    <OwnKey
      {...props}
      ownKey={{ isAllowed: true, key: now }}
      offered={now === null ? {} : { models }}
      onKeep={async (provider, key) => {
        const refused = await props.onKeep(provider, key);
        setNow({ provider, model: null, opens: true });
        return refused;
      }}
      onChoose={async (model) => {
        const refused = await props.onChoose(model);
        setNow((one) => one && { ...one, model });
        return refused;
      }}
      onRemove={async () => {
        const failed = await props.onRemove();
        setNow(null);
        return failed;
      }}
    />
  );
}

/** From a pasted key to a model that answers, by keyboard; then it is removed by one press. */
export const Bring = meta.story({
  render: (args) => <Bringing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Key/), "sk-1{Enter}");
    const model = await canvas.findByRole("combobox", { name: /^Who tells/ });
    await waitFor(() => expect(model).toHaveFocus());
    await expect(canvas.getByText("No model chosen yet")).toBeVisible();
    await userEvent.type(model, "nemo");
    await userEvent.click(await screen.findByRole("option", { name: "open-mistral-nemo" }));
    await userEvent.click(canvas.getByRole("button", { name: "Try it, and let it tell" }));
    await expect(args.onChoose).toHaveBeenCalledWith("open-mistral-nemo");
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "open-mistral-nemo answers. Choose it among the storytellers when you play.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove the key" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(await canvas.findByText("Your key is gone from here.")).toBeVisible();
    await expect(canvas.getByLabelText(/^Key/)).toHaveValue("");
  },
});

/** A model tells with it. */
export const Kept = meta.story({
  args: { ownKey: { isAllowed: true, key: kept } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("mistral-large-latest")).toBeVisible();
    await expect(canvas.getByText("Key kept, sealed")).toBeVisible();
    await expect(canvas.queryByLabelText(/^Key/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Another key" }));
    await expect(canvas.getByLabelText(/^Key/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Leave it as it is" }));
    await expect(canvas.queryByLabelText(/^Key/)).toBeNull();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

/** The chosen model does not answer: the account has no credit left, and nothing changes. */
export const Unpaid = meta.story({
  args: {
    ownKey: { isAllowed: true, key: kept },
    offered: { models },
    onChoose: refusedWith("The provider says that this account has no credit left."),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Another model" }));
    await expect(args.onModels).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "Try it, and let it tell" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/no credit left/);
    await userEvent.click(canvas.getByRole("button", { name: "Leave it as it is" }));
    await expect(args.onModels).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText("mistral-large-latest")).toBeVisible();
  },
});

/** The models are on their way. */
export const ModelsLoading = meta.story({
  args: { ownKey: { isAllowed: true, key: { ...kept, model: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Asking Mistral for its models...");
  },
});

/** The models could not be had. */
export const ModelsFailed = meta.story({
  args: {
    ownKey: { isAllowed: true, key: { ...kept, model: null } },
    offered: { failure: "Mistral does not answer." },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Mistral does not answer.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onModelsRetry).toHaveBeenCalledOnce();
  },
});

/** The house no longer allows it: the key is not used, and can be removed. */
export const TurnedOff = meta.story({
  args: { ownKey: { isAllowed: false, key: kept } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/stays sealed and is not used/);
    await expect(canvas.queryByRole("button", { name: "Another key" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the key" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** The house changed its secret: the key is asked for once more. */
export const Unreadable = meta.story({
  args: { ownKey: { isAllowed: true, key: { ...kept, opens: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Paste it once more/);
    await expect(canvas.getByRole("combobox", { name: "Provider" })).toHaveTextContent("Mistral");
    await expect(canvas.getByLabelText(/^Key/)).toBeVisible();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
