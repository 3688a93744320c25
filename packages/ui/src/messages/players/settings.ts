import type { MessageTable } from "../types.ts";

export const settingsMessages = {
  "settings.title": /*i18n*/ { id: "settings.title", message: "Your Account" },
  "settings.note": /*i18n*/ {
    id: "settings.note",
    message: "How you are called, where you are signed in, and what is yours to take away.",
  },
  "settings.loading": /*i18n*/ { id: "settings.loading", message: "Loading your account..." },
  "settings.back": /*i18n*/ { id: "settings.back", message: "To your progress" },

  "verify.hint": /*i18n*/ {
    id: "settings.verify.hint",
    message: "Your email {email} is not verified yet. Open the link in the letter we sent.",
  },
  "verify.again": /*i18n*/ { id: "settings.verify.again", message: "Send the letter again" },
  "verify.busy": /*i18n*/ { id: "settings.verify.busy", message: "Sending..." },
  "verify.sent": /*i18n*/ {
    id: "settings.verify.sent",
    message: "A new letter is on its way to {email}.",
  },

  "profile.title": /*i18n*/ { id: "settings.profile.title", message: "How you are called" },
  "profile.username": /*i18n*/ { id: "settings.profile.username", message: "Username" },
  "profile.displayName": /*i18n*/ { id: "settings.profile.displayName", message: "Display name" },
  "profile.displayNameHint": /*i18n*/ {
    id: "settings.profile.displayNameHint",
    message: "What others see beside your stories. Left out, it is your username.",
  },
  "profile.save": /*i18n*/ { id: "settings.profile.save", message: "Save" },
  "profile.saving": /*i18n*/ { id: "settings.profile.saving", message: "Saving..." },
  "profile.saved": /*i18n*/ { id: "settings.profile.saved", message: "Saved." },

  "email.title": /*i18n*/ { id: "settings.email.title", message: "Email" },
  "email.verified": /*i18n*/ { id: "settings.email.verified", message: "Verified" },
  "email.unverified": /*i18n*/ { id: "settings.email.unverified", message: "Not verified" },
  "email.new": /*i18n*/ { id: "settings.email.new", message: "New email" },
  "email.password": /*i18n*/ { id: "settings.email.password", message: "Your password" },
  "email.change": /*i18n*/ { id: "settings.email.change", message: "Change the email" },
  "email.changing": /*i18n*/ { id: "settings.email.changing", message: "Changing..." },
  "email.changed": /*i18n*/ {
    id: "settings.email.changed",
    message: "Look in your mail: the new address is yours once you open the letter.",
  },

  "password.title": /*i18n*/ { id: "settings.password.title", message: "Password" },
  "password.current": /*i18n*/ { id: "settings.password.current", message: "Your password now" },
  "password.new": /*i18n*/ { id: "settings.password.new", message: "New password" },
  "password.change": /*i18n*/ { id: "settings.password.change", message: "Change the password" },
  "password.changing": /*i18n*/ { id: "settings.password.changing", message: "Changing..." },
  "password.changed": /*i18n*/ {
    id: "settings.password.changed",
    message: "Your new password is set.",
  },

  "devices.title": /*i18n*/ { id: "settings.devices.title", message: "Where you are signed in" },
  "devices.here": /*i18n*/ { id: "settings.devices.here", message: "Here" },
  "devices.used": /*i18n*/ { id: "settings.devices.used", message: "Last used {date}" },
  "devices.since": /*i18n*/ { id: "settings.devices.since", message: "since {date}" },
  "devices.end": /*i18n*/ { id: "settings.devices.end", message: "Sign out" },
  "devices.ending": /*i18n*/ { id: "settings.devices.ending", message: "Signing out..." },
  "devices.endOf": /*i18n*/ { id: "settings.devices.endOf", message: "Sign out {device}" },
  "devices.everywhere": /*i18n*/ {
    id: "settings.devices.everywhere",
    message: "Sign out everywhere",
  },
  "devices.everywhereTitle": /*i18n*/ {
    id: "settings.devices.everywhereTitle",
    message: "Sign out everywhere?",
  },
  "devices.everywhereNote": /*i18n*/ {
    id: "settings.devices.everywhereNote",
    message: "Here too. You can sign in again at once.",
  },
  "devices.stay": /*i18n*/ { id: "settings.devices.stay", message: "Stay signed in" },
  "devices.unknown": /*i18n*/ { id: "settings.devices.unknown", message: "A device" },
  "devices.on": /*i18n*/ { id: "settings.devices.on", message: "{browser} on {system}" },

  "lines.title": /*i18n*/ { id: "settings.lines.title", message: "What you type in stories" },
  "lines.note": /*i18n*/ {
    id: "settings.lines.note",
    message:
      "Authors learn from lines that their story had no answer to. Such a line is kept without your name or the time, and not at all where it holds an address, a long number or your name. It goes after 90 days.",
  },
  "lines.share": /*i18n*/ {
    id: "settings.lines.share",
    message: "Let authors see lines that their story could not answer, without your name",
  },
  "lines.failed": /*i18n*/ {
    id: "settings.lines.failed",
    message: "That could not be changed.",
  },

  "news.title": /*i18n*/ { id: "settings.news.title", message: "News by email" },
  "news.note": /*i18n*/ {
    id: "settings.news.note",
    message:
      "The bell at the top has your news in any case. A letter comes only with news that is new and unread. With nothing new there is no letter.",
  },
  "news.label": /*i18n*/ { id: "settings.news.label", message: "Unread news by email" },
  "news.off": /*i18n*/ { id: "settings.news.off", message: "Never" },
  "news.daily": /*i18n*/ { id: "settings.news.daily", message: "Once a day" },
  "news.weekly": /*i18n*/ { id: "settings.news.weekly", message: "Once a week" },
  "news.unverified": /*i18n*/ {
    id: "settings.news.unverified",
    message: "Your email is not confirmed yet. The first letter comes once it is.",
  },
  "news.failed": /*i18n*/ { id: "settings.news.failed", message: "That could not be changed." },

  "push.title": /*i18n*/ { id: "settings.push.title", message: "News on your devices" },
  "push.note": /*i18n*/ {
    id: "settings.push.note",
    message:
      "A device shows news while Katha is closed, too: a review, new scenes of a story that you bookmarked, an answer to a line of yours. What comes close together is one message, and what you have read here does not come again. It travels by the push service of the browser's maker, sealed so that only the device can read it.",
  },
  "push.here": /*i18n*/ { id: "settings.push.here", message: "Show news on this device" },
  "push.unsupported": /*i18n*/ {
    id: "settings.push.unsupported",
    message:
      "This browser shows no news of sites that are closed. On an iPhone or iPad, put Katha on the home screen and open it from there.",
  },
  "push.insecure": /*i18n*/ {
    id: "settings.push.insecure",
    message: "Katha is open here without https, and browsers show news only with it.",
  },
  "push.blocked": /*i18n*/ {
    id: "settings.push.blocked",
    message:
      "This browser keeps Katha from showing anything. Allow notifications for this site in the browser's settings, then come back here.",
  },
  "push.notAllowed": /*i18n*/ {
    id: "settings.push.notAllowed",
    message: "The browser asked, and it was not allowed. So nothing has changed.",
  },
  "push.failed": /*i18n*/ {
    id: "settings.push.failed",
    message:
      "The browser could not be signed up for news. It may be offline, or may not reach the push service of its maker. Try again later.",
  },
  "push.notLoaded": /*i18n*/ {
    id: "settings.push.notLoaded",
    message: "Your devices could not be loaded.",
  },
  "push.list": /*i18n*/ { id: "settings.push.list", message: "Devices that show news" },
  "push.shown": /*i18n*/ { id: "settings.push.shown", message: "Last sent {date}" },
  "push.remove": /*i18n*/ { id: "settings.push.remove", message: "Stop news" },
  "push.removing": /*i18n*/ { id: "settings.push.removing", message: "Stopping..." },
  "push.removeOf": /*i18n*/ { id: "settings.push.removeOf", message: "Stop news on {device}" },

  "data.title": /*i18n*/ { id: "settings.data.title", message: "What is yours" },
  "data.note": /*i18n*/ {
    id: "settings.data.note",
    message:
      "Your account, your stories, your sessions, your coins: everything we keep about you, in one file.",
  },
  "data.download": /*i18n*/ { id: "settings.data.download", message: "Download my data" },
  "data.busy": /*i18n*/ { id: "settings.data.busy", message: "Gathering it..." },

  "room.title": /*i18n*/ { id: "settings.room.title", message: "What takes room" },
  "room.note": /*i18n*/ {
    id: "settings.room.note",
    message: "How much you store here, and how much there is room for.",
  },
  "room.stories": /*i18n*/ { id: "settings.room.stories", message: "Stories" },
  "room.versions": /*i18n*/ { id: "settings.room.versions", message: "Earlier versions" },
  "room.plays": /*i18n*/ { id: "settings.room.plays", message: "Plays and branches" },
  "room.pictures": /*i18n*/ { id: "settings.room.pictures", message: "Pictures" },
  "room.of": /*i18n*/ { id: "settings.room.of", message: "{used} of {limit}" },
  "room.versionsNote": /*i18n*/ {
    id: "settings.room.versionsNote",
    message:
      "When there is no more room for earlier versions, the oldest that nobody plays go by themselves. Drafts are deleted under",
  },
  "room.myStories": /*i18n*/ { id: "settings.room.myStories", message: "My Stories" },
  "room.unused": /*i18n*/ {
    id: "settings.room.unused",
    message:
      "{count, plural, one {One picture is in none of your stories: {size}.} other {{amount} pictures are in none of your stories: {size}.}}",
  },
  "room.unusedNote": /*i18n*/ {
    id: "settings.room.unusedNote",
    message: "Pictures of a story that is not saved yet are among them.",
  },
  "room.deletePictures": /*i18n*/ { id: "settings.room.deletePictures", message: "Delete them" },
  "room.largest": /*i18n*/ { id: "settings.room.largest", message: "Your largest plays" },
  "room.branch": /*i18n*/ { id: "settings.room.branch", message: "Branch" },
  "room.play": /*i18n*/ { id: "settings.room.play", message: "{size}, played on {date}" },
  "room.delete": /*i18n*/ { id: "settings.room.delete", message: "Delete" },
  "room.deleting": /*i18n*/ { id: "settings.room.deleting", message: "Deleting..." },
  "room.deleteOf": /*i18n*/ {
    id: "settings.room.deleteOf",
    message: "Delete the play of {title}",
  },
  "room.askTitle": /*i18n*/ {
    id: "settings.room.askTitle",
    message: "Delete this play of {title}?",
  },
  "room.askNote": /*i18n*/ {
    id: "settings.room.askNote",
    message:
      "Its parts are gone for good. What you earned by it, and your coins, stay as they are.",
  },
  "room.keep": /*i18n*/ { id: "settings.room.keep", message: "Keep it" },

  "leave.title": /*i18n*/ { id: "settings.leave.title", message: "Leave Katha" },
  "leave.note": /*i18n*/ {
    id: "settings.leave.note",
    message: "Your account goes, and with it your sessions, likes, bookmarks and coins.",
  },
  "leave.open": /*i18n*/ { id: "settings.leave.open", message: "Delete my account" },
  "leave.askTitle": /*i18n*/ { id: "settings.leave.askTitle", message: "Delete your account?" },
  "leave.askNote": /*i18n*/ {
    id: "settings.leave.askNote",
    message: "This cannot be taken back. Download your data first if you want to keep it.",
  },
  "leave.stories": /*i18n*/ { id: "settings.leave.stories", message: "Your published stories" },
  "leave.keep": /*i18n*/ {
    id: "settings.leave.keep",
    message: "Stay on the shelves, by “a former author”",
  },
  "leave.drop": /*i18n*/ { id: "settings.leave.drop", message: "Go with me" },
  "leave.password": /*i18n*/ { id: "settings.leave.password", message: "Your password" },
  "leave.cancel": /*i18n*/ { id: "settings.leave.cancel", message: "Stay" },
  "leave.do": /*i18n*/ { id: "settings.leave.do", message: "Delete my account for good" },
  "leave.busy": /*i18n*/ { id: "settings.leave.busy", message: "Deleting..." },
} as const satisfies MessageTable;
