import type { MessageTable } from "../types.ts";

export const twoStepMessages = {
  "step.title": /*i18n*/ { id: "twoStep.step.title", message: "One More Step" },
  "step.back": /*i18n*/ { id: "twoStep.step.back", message: "Back to sign-in" },
  "step.expired": /*i18n*/ {
    id: "twoStep.step.expired",
    message:
      "This step waited too long and was closed. Nothing is lost: sign in again, and you will come to the page you wanted.",
  },
  "step.again": /*i18n*/ { id: "twoStep.step.again", message: "Sign in again" },
  "step.failed": /*i18n*/ {
    id: "twoStep.step.failed",
    message: "It could not be checked. Try again in a moment.",
  },

  "proof.totpNote": /*i18n*/ {
    id: "twoStep.proof.totpNote",
    message: "Open your authenticator app and type the six digits it shows for Katha.",
  },
  "proof.passkeyNote": /*i18n*/ {
    id: "twoStep.proof.passkeyNote",
    message: "Your device asks for your finger, your face or its PIN.",
  },
  "proof.sign_inNote": /*i18n*/ {
    id: "twoStep.proof.sign_inNote",
    message:
      "There are no passwords here. That you have signed in within the last ten minutes shows that it is you; if it was earlier, sign out and in again first.",
  },
  "proof.recovery_codeNote": /*i18n*/ {
    id: "twoStep.proof.recovery_codeNote",
    message: "Type one of the recovery codes that you kept. Each works once.",
  },
  "proof.lost": /*i18n*/ {
    id: "twoStep.proof.lost",
    message: "Have you lost them too? An administrator can let you in without.",
  },
  "proof.recoveryCode": /*i18n*/ { id: "twoStep.proof.recoveryCode", message: "Recovery code" },
  "proof.recoveryFault": /*i18n*/ {
    id: "twoStep.proof.recoveryFault",
    message: "A recovery code is needed",
  },
  "proof.password": /*i18n*/ { id: "twoStep.proof.password", message: "Your password" },
  "proof.passwordFault": /*i18n*/ {
    id: "twoStep.proof.passwordFault",
    message: "Password is required",
  },
  "proof.submit": /*i18n*/ { id: "twoStep.proof.submit", message: "Continue" },
  "proof.busy": /*i18n*/ { id: "twoStep.proof.busy", message: "Checking..." },
  "proof.passkeyBusy": /*i18n*/ {
    id: "twoStep.proof.passkeyBusy",
    message: "Waiting for your device...",
  },
  "proof.or": /*i18n*/ { id: "twoStep.proof.or", message: "or" },
  "proof.use_password": /*i18n*/ { id: "twoStep.proof.use_password", message: "Use your password" },
  "proof.use_sign_in": /*i18n*/ {
    id: "twoStep.proof.use_sign_in",
    message: "I have just signed in",
  },
  "proof.use_totp": /*i18n*/ { id: "twoStep.proof.use_totp", message: "Use a code from your app" },
  "proof.use_passkey": /*i18n*/ { id: "twoStep.proof.use_passkey", message: "Use a passkey" },
  "proof.use_recovery_code": /*i18n*/ {
    id: "twoStep.proof.use_recovery_code",
    message: "Use a recovery code",
  },

  "code.label": /*i18n*/ { id: "twoStep.code.label", message: "Six-digit code" },
  "code.fault": /*i18n*/ { id: "twoStep.code.fault", message: "The code has six digits" },

  "passkey.stopped": /*i18n*/ {
    id: "twoStep.passkey.stopped",
    message: "Your device did not confirm it. Nothing happened: try again, or choose another way.",
  },
  "passkey.known": /*i18n*/ {
    id: "twoStep.passkey.known",
    message: "This device has a passkey for your account already.",
  },
  "passkey.failed": /*i18n*/ {
    id: "twoStep.passkey.failed",
    message: "Your device could not use a passkey here. Choose another way.",
  },
  "obstacle.needs_https": /*i18n*/ {
    id: "twoStep.obstacle.needs_https",
    message:
      "Passkeys need a safe connection (https), and this address has none. A code from an app works everywhere.",
  },
  "obstacle.needs_name": /*i18n*/ {
    id: "twoStep.obstacle.needs_name",
    message:
      "Passkeys belong to a name, and this address is a number. Open Katha by its name, or take a code from an app.",
  },
  "obstacle.browser": /*i18n*/ {
    id: "twoStep.obstacle.browser",
    message: "This browser cannot use passkeys. A code from an app works everywhere.",
  },

  "section.title": /*i18n*/ { id: "twoStep.section.title", message: "Two-step sign-in" },
  "section.note": /*i18n*/ {
    id: "twoStep.section.note",
    message:
      "When you sign in, something more that only you have: an app that shows codes, or a passkey. Whoever gets past the first step still stands outside.",
  },
  "section.on": /*i18n*/ { id: "twoStep.section.on", message: "On" },
  "section.off": /*i18n*/ { id: "twoStep.section.off", message: "Off" },
  "section.onNote": /*i18n*/ {
    id: "twoStep.section.onNote",
    message: "Whenever you sign in, we ask for one of these as well.",
  },
  "section.offNote": /*i18n*/ {
    id: "twoStep.section.offNote",
    message: "The first step alone opens the account.",
  },
  "section.recommended": /*i18n*/ {
    id: "twoStep.section.recommended",
    message: "Your account can change every story and every role here. We recommend a second step.",
  },
  "section.unverified": /*i18n*/ {
    id: "twoStep.section.unverified",
    message:
      "Confirm your email first: we write to it whenever this changes, so that nobody does it behind your back.",
  },
  "section.addTotp": /*i18n*/ {
    id: "twoStep.section.addTotp",
    message: "Add an authenticator app",
  },
  "section.addPasskey": /*i18n*/ { id: "twoStep.section.addPasskey", message: "Add a passkey" },
  "section.codesLeft": /*i18n*/ {
    id: "twoStep.section.codesLeft",
    message:
      "{count, plural, one {{amount} recovery code is left} other {{amount} recovery codes are left}}",
  },
  "section.codesFew": /*i18n*/ { id: "twoStep.section.codesFew", message: "Few" },
  "section.codesNote": /*i18n*/ {
    id: "twoStep.section.codesNote",
    message: "Each lets you in once, when app and passkey are out of reach.",
  },
  "section.codesNew": /*i18n*/ {
    id: "twoStep.section.codesNew",
    message: "Make new recovery codes",
  },
  "section.addedFirst": /*i18n*/ {
    id: "twoStep.section.addedFirst",
    message: "“{name}” is added. You are signed out everywhere else.",
  },
  "section.added": /*i18n*/ { id: "twoStep.section.added", message: "“{name}” is added." },
  "section.removed": /*i18n*/ { id: "twoStep.section.removed", message: "“{name}” is removed." },
  "section.renewed": /*i18n*/ {
    id: "twoStep.section.renewed",
    message: "Your new recovery codes hold; the old ones do not.",
  },

  "factor.totp": /*i18n*/ { id: "twoStep.factor.totp", message: "Authenticator app" },
  "factor.passkey": /*i18n*/ { id: "twoStep.factor.passkey", message: "Passkey" },
  "factor.since": /*i18n*/ { id: "twoStep.factor.since", message: "{kind}, since {date}" },
  "factor.used": /*i18n*/ { id: "twoStep.factor.used", message: "last used {date}" },
  "factor.unused": /*i18n*/ { id: "twoStep.factor.unused", message: "not used yet" },
  "factor.name": /*i18n*/ { id: "twoStep.factor.name", message: "Name" },
  "factor.nameHint": /*i18n*/ {
    id: "twoStep.factor.nameHint",
    message: "So that you know it again.",
  },
  "factor.nameFault": /*i18n*/ { id: "twoStep.factor.nameFault", message: "A name is needed" },
  "factor.rename": /*i18n*/ { id: "twoStep.factor.rename", message: "Rename" },
  "factor.renameOf": /*i18n*/ { id: "twoStep.factor.renameOf", message: "Rename {name}" },
  "factor.newName": /*i18n*/ { id: "twoStep.factor.newName", message: "New name of {name}" },
  "factor.save": /*i18n*/ { id: "twoStep.factor.save", message: "Save" },
  "factor.cancel": /*i18n*/ { id: "twoStep.factor.cancel", message: "Cancel" },
  "factor.remove": /*i18n*/ { id: "twoStep.factor.remove", message: "Remove" },
  "factor.removeOf": /*i18n*/ { id: "twoStep.factor.removeOf", message: "Remove {name}" },

  "prove.addNote": /*i18n*/ {
    id: "twoStep.prove.addNote",
    message: "First show that it is you.",
  },
  "prove.removeTitle": /*i18n*/ { id: "twoStep.prove.removeTitle", message: "Remove {name}?" },
  "prove.removeNote": /*i18n*/ {
    id: "twoStep.prove.removeNote",
    message: "It will not open your account any more.",
  },
  "prove.removeLast": /*i18n*/ {
    id: "twoStep.prove.removeLast",
    message:
      "It is the last one: the first step alone will open the account, and your recovery codes end.",
  },
  "prove.codesTitle": /*i18n*/ {
    id: "twoStep.prove.codesTitle",
    message: "Make new recovery codes?",
  },
  "prove.codesNote": /*i18n*/ {
    id: "twoStep.prove.codesNote",
    message: "The old ones stop working at once.",
  },

  "totp.note": /*i18n*/ {
    id: "twoStep.totp.note",
    message:
      "Any app that shows six-digit codes will do, on your telephone or in a password manager.",
  },
  "totp.scan": /*i18n*/ { id: "twoStep.totp.scan", message: "Scan this with the app" },
  "totp.picture": /*i18n*/ {
    id: "twoStep.totp.picture",
    message: "QR code with the key for your authenticator app",
  },
  "totp.open": /*i18n*/ {
    id: "twoStep.totp.open",
    message: "Open the app on this device",
  },
  "totp.key": /*i18n*/ { id: "twoStep.totp.key", message: "Or type this key into it" },
  "totp.copy": /*i18n*/ { id: "twoStep.totp.copy", message: "Copy the key" },
  "totp.code": /*i18n*/ {
    id: "twoStep.totp.code",
    message: "Then the six digits that it shows",
  },
  "totp.submit": /*i18n*/ { id: "twoStep.totp.submit", message: "Add it" },
  "totp.busy": /*i18n*/ { id: "twoStep.totp.busy", message: "Checking..." },

  "newPasskey.note": /*i18n*/ {
    id: "twoStep.newPasskey.note",
    message:
      "Your device, your password manager or a security key keeps it, and opens it with your finger, your face or a PIN.",
  },
  "newPasskey.submit": /*i18n*/ { id: "twoStep.newPasskey.submit", message: "Make the passkey" },

  "codes.title": /*i18n*/ { id: "twoStep.codes.title", message: "Your recovery codes" },
  "codes.note": /*i18n*/ {
    id: "twoStep.codes.note",
    message: "Each lets you in once, when app and passkey are out of reach.",
  },
  "codes.once": /*i18n*/ {
    id: "twoStep.codes.once",
    message: "They are shown only now. Keep them where you keep what matters.",
  },
  "codes.list": /*i18n*/ { id: "twoStep.codes.list", message: "Recovery codes" },
  "codes.printed": /*i18n*/ {
    id: "twoStep.codes.printed",
    message: "Recovery codes of {account}",
  },
  "codes.copy": /*i18n*/ { id: "twoStep.codes.copy", message: "Copy" },
  "codes.download": /*i18n*/ { id: "twoStep.codes.download", message: "Download" },
  "codes.print": /*i18n*/ { id: "twoStep.codes.print", message: "Print" },
  "codes.copied": /*i18n*/ { id: "twoStep.codes.copied", message: "Copied." },
  "codes.notCopied": /*i18n*/ {
    id: "twoStep.codes.notCopied",
    message: "This browser does not let us copy. Mark the text and copy it yourself.",
  },
  "codes.kept": /*i18n*/ { id: "twoStep.codes.kept", message: "I have kept them" },
  "codes.done": /*i18n*/ { id: "twoStep.codes.done", message: "Done" },
  "codes.first": /*i18n*/ {
    id: "twoStep.codes.first",
    message: "Keep them first: when this closes, nobody can show them again.",
  },

  "admin.enrolTitle": /*i18n*/ {
    id: "twoStep.admin.enrolTitle",
    message: "One More Lock",
  },
  "admin.enrolNote": /*i18n*/ {
    id: "twoStep.admin.enrolNote",
    message:
      "Who keeps this house can change every story and every role, so here one step is not enough. Add an app that shows codes, or a passkey; it takes a minute, and then you go on to the page you wanted. Stories and playing stay open to you without it.",
  },
  "admin.unverifiedNote": /*i18n*/ {
    id: "twoStep.admin.unverifiedNote",
    message: "Your account page sends you the letter again.",
  },
  "admin.proveTitle": /*i18n*/ {
    id: "twoStep.admin.proveTitle",
    message: "Is It Still You?",
  },
  "admin.proveNote": /*i18n*/ {
    id: "twoStep.admin.proveNote",
    message: "Administrators show it again every twelve hours. Your page waits as it is.",
  },
  "admin.account": /*i18n*/ { id: "twoStep.admin.account", message: "To your account" },
  "admin.loading": /*i18n*/ { id: "twoStep.admin.loading", message: "Loading..." },
  "admin.recommended": /*i18n*/ {
    id: "twoStep.admin.recommended",
    message: "One step alone opens all of this.",
  },
  "admin.recommendedLink": /*i18n*/ {
    id: "twoStep.admin.recommendedLink",
    message: "Add a second step",
  },
} as const satisfies MessageTable;
