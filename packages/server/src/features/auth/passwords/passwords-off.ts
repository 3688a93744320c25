import { Problem } from "../../../lib/problem.ts";

/** Throws where the host has turned passwords off: nobody signs in, registers or comes back by one. */
export function refuseWithoutPasswords({ allowsPasswords }: { allowsPasswords: boolean }): void {
  if (allowsPasswords) return;
  throw new Problem(
    403,
    "passwords_off",
    "Passwords are turned off here. Nothing has changed; the sign-in page shows the ways that there are.",
  );
}
