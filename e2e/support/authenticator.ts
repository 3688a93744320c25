import { TOTP } from "otpauth";
import { type Page, expect } from "./test.ts";

const stepMs = 30_000;

interface Code {
  readonly digits: string;
  /** The server accepts it until the step after its own is over. */
  readonly goodUntil: number;
}

export type Authenticator = () => Code;

/** An authenticator app for a key; the server accepts each code once. */
export function authenticator(secret: string): Authenticator {
  const app = new TOTP({ secret });
  let last = 0;
  /** A code that was not used yet; the server accepts codes that are half a minute early. */
  return function nextCode() {
    last = Math.max(last + stepMs, Date.now());
    const goodUntil = (Math.floor(last / stepMs) + 2) * stepMs;
    return { digits: app.generate({ timestamp: last }), goodUntil };
  };
}

const isAboutCode = /\/(?:auth\/second-factor|totp\/confirm)$/;

/**
 * Enters a code as somebody does who reads it off the app: where a busy machine took so long that it was over, the next
 * one. A code that was still good must do.
 */
export async function enterCode(
  page: Page,
  nextCode: Authenticator,
  type: (digits: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { digits, goodUntil } = nextCode();
    const answered = page.waitForResponse((answer) =>
      isAboutCode.test(new URL(answer.url()).pathname),
    );
    await type(digits);
    await page.keyboard.press("Enter");
    if ((await answered).ok()) return;
    expect(Date.now(), "when a code was refused that was good until then").toBeGreaterThan(
      goodUntil,
    );
    await expect(page.getByRole("alert")).toContainText("is not right");
  }
}

/** Reads the key in the open dialog, as for typing it into an app. */
export async function keyIn(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "Add an authenticator app" });
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const address = await dialog
    .getByRole("link", { name: "Open the app on this device" })
    .getAttribute("href");
  return new URL(address ?? "").searchParams.get("secret") ?? "";
}

/** Reads the recovery codes in the open dialog and closes it. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const codes = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("checkbox", { name: "I have kept them" }).check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** A device with a fingerprint reader that always says yes, in Chromium. */
export async function addDevice(
  page: Page,
): Promise<{ refuse: (refuses: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async (refuses) => {
      await session.send("WebAuthn.setUserVerified", {
        authenticatorId,
        isUserVerified: !refuses,
      });
    },
  };
}
