import type { MessageTable } from "../types.ts";

export const accountMessages = {
  "login.title": /*i18n*/ { id: "account.login.title", message: "Welcome Back" },
  "login.note": /*i18n*/ {
    id: "account.login.note",
    message: "The lamps are lit. Your stories are where you left them.",
  },
  "login.ended": /*i18n*/ {
    id: "account.login.ended",
    message:
      "Your sign-in has ended. Sign in again and you are back where you were: what you were writing waits there.",
  },
  "login.identifier": /*i18n*/ { id: "account.login.identifier", message: "Username or email" },
  "login.password": /*i18n*/ { id: "account.login.password", message: "Password" },
  "login.remember": /*i18n*/ { id: "account.login.remember", message: "Remember me" },
  "login.submit": /*i18n*/ { id: "account.login.submit", message: "Sign In" },
  "login.busy": /*i18n*/ { id: "account.login.busy", message: "Signing in..." },
  "login.forgot": /*i18n*/ { id: "account.login.forgot", message: "Forgot your password?" },
  "login.or": /*i18n*/ { id: "account.login.or", message: "or" },
  "login.new": /*i18n*/ { id: "account.login.new", message: "New to Katha?" },
  "login.register": /*i18n*/ { id: "account.login.register", message: "Create an account" },
  "login.with": /*i18n*/ { id: "account.login.with", message: "Continue with {name}" },
  "login.as": /*i18n*/ { id: "account.login.as", message: "Continue as {name}" },
  "login.failed": /*i18n*/ { id: "account.login.failed", message: "Login failed" },

  "login.link": /*i18n*/ { id: "account.login.link", message: "Email me a link" },
  "login.linkBusy": /*i18n*/ { id: "account.login.linkBusy", message: "Sending..." },
  "login.linkFailed": /*i18n*/ {
    id: "account.login.linkFailed",
    message: "The link could not be sent. Try again in a moment.",
  },
  "login.linkSent": /*i18n*/ {
    id: "account.login.linkSent",
    message:
      "If there is such an account, a link is on its way to its email. Open it in this browser, then sign in here.",
  },

  "stop.title": /*i18n*/ { id: "account.stop.title", message: "No More Letters With News?" },
  "stop.note": /*i18n*/ {
    id: "account.stop.note",
    message: "One press, and your news no longer comes by email. You need not sign in for it.",
  },
  "stop.submit": /*i18n*/ { id: "account.stop.submit", message: "Stop These Letters" },
  "stop.busy": /*i18n*/ { id: "account.stop.busy", message: "Stopping..." },
  "stop.doneTitle": /*i18n*/ { id: "account.stop.doneTitle", message: "The Letters Have Stopped" },
  "stop.done": /*i18n*/ {
    id: "account.stop.done",
    message:
      "Your news no longer comes by email. The bell at the top of Katha has it as before. If you want the letters again, choose on your account page how often they come.",
  },
  "stop.broken": /*i18n*/ {
    id: "account.stop.broken",
    message:
      "This link is not whole, or no longer ours, so nothing has changed. On your account page you choose how often news comes by email.",
  },
  "stop.settings": /*i18n*/ { id: "account.stop.settings", message: "To Your Account" },
  "stop.failed": /*i18n*/ {
    id: "account.stop.failed",
    message: "The letters could not be stopped just now. Try again.",
  },

  "confirm.title": /*i18n*/ { id: "account.confirm.title", message: "Is This You?" },
  "confirm.note": /*i18n*/ {
    id: "account.confirm.note",
    message:
      "Somebody has been guessing at your password, so new browsers are kept out for now. This lets the browser in front of you sign in, with your password as always.",
  },
  "confirm.submit": /*i18n*/ {
    id: "account.confirm.submit",
    message: "Let This Browser Sign In",
  },
  "confirm.busy": /*i18n*/ { id: "account.confirm.busy", message: "Just a moment..." },
  "confirm.doneTitle": /*i18n*/ { id: "account.confirm.doneTitle", message: "We Know You Again" },
  "confirm.done": /*i18n*/ {
    id: "account.confirm.done",
    message: "This browser may sign in now. Your password is asked for as always.",
  },
  "confirm.broken": /*i18n*/ {
    id: "account.confirm.broken",
    message: "This link is invalid or has expired. Sign in again to ask for a new one.",
  },
  "confirm.continue": /*i18n*/ { id: "account.confirm.continue", message: "Continue to Login" },
  "confirm.failed": /*i18n*/ {
    id: "account.confirm.failed",
    message: "The browser could not be confirmed. Try again: the link is still good.",
  },

  "register.title": /*i18n*/ { id: "account.register.title", message: "Create Your Account" },
  "register.note": /*i18n*/ {
    id: "account.register.note",
    message: "A name, an email, a key of your own. Then the doors open.",
  },
  "register.username": /*i18n*/ { id: "account.register.username", message: "Username" },
  "register.usernameHint": /*i18n*/ {
    id: "account.register.usernameHint",
    message: "3 to 30 letters, numbers or underscores.",
  },
  "register.email": /*i18n*/ { id: "account.register.email", message: "Email" },
  "register.displayName": /*i18n*/ { id: "account.register.displayName", message: "Display name" },
  "register.displayNameHint": /*i18n*/ {
    id: "account.register.displayNameHint",
    message: "What others see beside your stories.",
  },
  "register.password": /*i18n*/ { id: "account.register.password", message: "Password" },
  "register.confirm": /*i18n*/ { id: "account.register.confirm", message: "Confirm password" },
  "register.submit": /*i18n*/ { id: "account.register.submit", message: "Create Account" },
  "register.busy": /*i18n*/ { id: "account.register.busy", message: "Creating..." },
  "register.closed": /*i18n*/ {
    id: "account.register.closed",
    message: "Nobody can make an account here at present. Whoever has one signs in as before.",
  },
  "register.byInvitation": /*i18n*/ {
    id: "account.register.byInvitation",
    message:
      "Accounts are by invitation here. Open the link that you were sent, or ask whoever runs this site for one.",
  },
  "register.byDomain": /*i18n*/ {
    id: "account.register.byDomain",
    message:
      "Accounts here are for people whom this site knows already, or by invitation. Open the link that you were sent, or ask whoever runs this site for one.",
  },
  "register.known": /*i18n*/ { id: "account.register.known", message: "Already have an account?" },
  "register.login": /*i18n*/ { id: "account.register.login", message: "Sign in" },
  "register.failed": /*i18n*/ { id: "account.register.failed", message: "Registration failed" },

  "rules.label": /*i18n*/ { id: "account.rules.label", message: "Your password needs" },
  "rules.length": /*i18n*/ { id: "account.rules.length", message: "At least 8 characters" },
  "rules.upper": /*i18n*/ { id: "account.rules.upper", message: "An uppercase letter" },
  "rules.lower": /*i18n*/ { id: "account.rules.lower", message: "A lowercase letter" },
  "rules.digit": /*i18n*/ { id: "account.rules.digit", message: "A number" },
  "rules.special": /*i18n*/ { id: "account.rules.special", message: "One of these signs: {signs}" },
  "rules.passphrase": /*i18n*/ {
    id: "account.rules.passphrase",
    message: "Or several words: from 20 characters on, any will do.",
  },
  "rules.met": /*i18n*/ { id: "account.rules.met", message: "done" },
  "rules.missing": /*i18n*/ { id: "account.rules.missing", message: "missing" },
  "rules.spared": /*i18n*/ { id: "account.rules.spared", message: "not needed" },

  "forgot.title": /*i18n*/ { id: "account.forgot.title", message: "Forgot Your Password?" },
  "forgot.note": /*i18n*/ {
    id: "account.forgot.note",
    message: "Tell us your email, and we will send you a way back in.",
  },
  "forgot.submit": /*i18n*/ { id: "account.forgot.submit", message: "Send Instructions" },
  "forgot.busy": /*i18n*/ { id: "account.forgot.busy", message: "Sending..." },
  "forgot.sent": /*i18n*/ {
    id: "account.forgot.sent",
    message: "If this email is registered, you will receive password reset instructions",
  },
  "forgot.sentTitle": /*i18n*/ { id: "account.forgot.sentTitle", message: "Look in Your Mail" },
  "forgot.back": /*i18n*/ { id: "account.forgot.back", message: "Back to Login" },
  "forgot.failed": /*i18n*/ {
    id: "account.forgot.failed",
    message: "Failed to process password reset",
  },

  "reset.title": /*i18n*/ { id: "account.reset.title", message: "Choose a New Password" },
  "reset.note": /*i18n*/ {
    id: "account.reset.note",
    message: "It replaces the old one everywhere you are signed in.",
  },
  "reset.password": /*i18n*/ { id: "account.reset.password", message: "New password" },
  "reset.submit": /*i18n*/ { id: "account.reset.submit", message: "Set New Password" },
  "reset.busy": /*i18n*/ { id: "account.reset.busy", message: "Submitting..." },
  "reset.done": /*i18n*/ {
    id: "account.reset.done",
    message: "Your new password is set. Sign in with it.",
  },
  "reset.doneTitle": /*i18n*/ { id: "account.reset.doneTitle", message: "The Door Is Open Again" },
  "reset.continue": /*i18n*/ { id: "account.reset.continue", message: "Continue to Login" },
  "reset.broken": /*i18n*/ {
    id: "account.reset.broken",
    message: "This link is invalid or has expired. Ask for a new one.",
  },
  "reset.again": /*i18n*/ { id: "account.reset.again", message: "Ask for a new link" },

  "verify.title": /*i18n*/ { id: "account.verify.title", message: "Verify Your Email" },
  "verify.pending": /*i18n*/ {
    id: "account.verify.pending",
    message: "Verifying your email address...",
  },
  "verify.success": /*i18n*/ {
    id: "account.verify.success",
    message: "Email verified successfully",
  },
  "verify.successNote": /*i18n*/ {
    id: "account.verify.successNote",
    message: "Your address is confirmed, and everything is open to you.",
  },
  "verify.continue": /*i18n*/ { id: "account.verify.continue", message: "Continue to Login" },
  "verify.error": /*i18n*/ { id: "account.verify.error", message: "Email verification failed" },
  "verify.errorNote": /*i18n*/ {
    id: "account.verify.errorNote",
    message: "The link is invalid or has expired.",
  },
  "verify.resend": /*i18n*/ { id: "account.verify.resend", message: "Send a New Link" },
  "verify.manualNote": /*i18n*/ {
    id: "account.verify.manualNote",
    message: "Enter your email, and we will send you a new link.",
  },
  "verify.busy": /*i18n*/ { id: "account.verify.busy", message: "Sending..." },
  "verify.sent": /*i18n*/ {
    id: "account.verify.sent",
    message: "Verification email sent if account exists",
  },
  "verify.resendFailed": /*i18n*/ {
    id: "account.verify.resendFailed",
    message: "Failed to resend verification email",
  },

  "required.title": /*i18n*/ { id: "account.required.title", message: "Login Required" },
  "required.message": /*i18n*/ {
    id: "account.required.message",
    message: "You need to be logged in to access this feature",
  },
  "required.stay": /*i18n*/ { id: "account.required.stay", message: "Stay Here" },
  "required.continue": /*i18n*/ { id: "account.required.continue", message: "Continue to Login" },

  "fault.identifierRequired": /*i18n*/ {
    id: "account.fault.identifierRequired",
    message: "Username or email is required",
  },
  "fault.identifierShort": /*i18n*/ {
    id: "account.fault.identifierShort",
    message: "Username or email must be at least 3 characters",
  },
  "fault.identifierLong": /*i18n*/ {
    id: "account.fault.identifierLong",
    message: "Username or email cannot exceed 50 characters",
  },
  "fault.passwordRequired": /*i18n*/ {
    id: "account.fault.passwordRequired",
    message: "Password is required",
  },
  "fault.passwordShort": /*i18n*/ {
    id: "account.fault.passwordShort",
    message: "Password must be at least 8 characters",
  },
  "fault.passwordWeak": /*i18n*/ {
    id: "account.fault.passwordWeak",
    message: "Password must include uppercase, lowercase, number and special character",
  },
  "fault.confirmRequired": /*i18n*/ {
    id: "account.fault.confirmRequired",
    message: "Please confirm your password",
  },
  "fault.confirmDiffers": /*i18n*/ {
    id: "account.fault.confirmDiffers",
    message: "Passwords do not match",
  },
  "fault.usernameRequired": /*i18n*/ {
    id: "account.fault.usernameRequired",
    message: "Username is required",
  },
  "fault.usernameShort": /*i18n*/ {
    id: "account.fault.usernameShort",
    message: "Username must be at least 3 characters",
  },
  "fault.usernameLong": /*i18n*/ {
    id: "account.fault.usernameLong",
    message: "Username cannot exceed 30 characters",
  },
  "fault.usernameLetters": /*i18n*/ {
    id: "account.fault.usernameLetters",
    message: "Username can only contain letters, numbers, and underscores",
  },
  "fault.emailRequired": /*i18n*/ {
    id: "account.fault.emailRequired",
    message: "Email is required",
  },
  "fault.emailInvalid": /*i18n*/ {
    id: "account.fault.emailInvalid",
    message: "Please enter a valid email address",
  },
  "fault.displayNameLong": /*i18n*/ {
    id: "account.fault.displayNameLong",
    message: "Display name cannot exceed 50 characters",
  },
} as const satisfies MessageTable;
