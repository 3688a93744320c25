import { TOTP } from "otpauth";
import type { StoppedClock } from "../servers/stopped-clock.ts";
import { type Page, expect } from "./test.ts";

const stepMs = 30_000;

export type Authenticator = () => Promise<string>;

/** An authenticator app for a key. The server accepts each code once, so its clock moves to the next step for each. */
export function authenticator(secret: string, clock: StoppedClock): Authenticator {
  const app = new TOTP({ secret });
  return async () => app.generate({ timestamp: await clock.advance(stepMs) });
}

/** Enters the code that the app shows now. */
export async function enterCode(
  page: Page,
  nextCode: Authenticator,
  type: (digits: string) => Promise<void>,
): Promise<void> {
  await type(await nextCode());
  await page.keyboard.press("Enter");
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
export async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
