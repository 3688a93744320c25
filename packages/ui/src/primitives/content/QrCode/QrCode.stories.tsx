import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./QrCode.guide.ts";
import { QrCode } from "./QrCode.tsx";

const meta = preview.meta({
  title: "Primitives/QrCode",
  component: QrCode,
  parameters: { guide },
  args: { value: "https://katha.example/game/7", label: "QR code of the story's address" },
});

/** An address for a phone's camera. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "QR code of the story's address" })).toBeVisible();
  },
});

/** The longer the text, the smaller the squares. */
export const LongText = meta.story({
  args: { value: `otpauth://totp/Katha:meera@example.org?secret=${"JBSWY3DPEHPK3PXP".repeat(4)}` },
});
