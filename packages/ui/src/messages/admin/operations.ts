import type { MessageTable } from "../types.ts";

export const adminOperationsMessages = {
  "users.title": /*i18n*/ { id: "admin.users.title", message: "Users" },
  "users.count": /*i18n*/ {
    id: "admin.users.count",
    message: "{count, plural, one {{amount} user} other {{amount} users}}",
  },
  "users.search": /*i18n*/ { id: "admin.users.search", message: "Search names and emails" },
  "users.role": /*i18n*/ { id: "admin.users.role", message: "Role" },
  "users.anyRole": /*i18n*/ { id: "admin.users.anyRole", message: "Any role" },
  "users.player": /*i18n*/ { id: "admin.users.player", message: "Player" },
  "users.author": /*i18n*/ { id: "admin.users.author", message: "Author" },
  "users.admin": /*i18n*/ { id: "admin.users.admin", message: "Administrator" },
  "users.empty": /*i18n*/ { id: "admin.users.empty", message: "No users found" },
  "users.columnName": /*i18n*/ { id: "admin.users.columnName", message: "Name" },
  "users.columnEmail": /*i18n*/ { id: "admin.users.columnEmail", message: "Email" },
  "users.columnRole": /*i18n*/ { id: "admin.users.columnRole", message: "Role" },
  "users.columnPremium": /*i18n*/ { id: "admin.users.columnPremium", message: "Premium until" },
  "users.columnJoined": /*i18n*/ { id: "admin.users.columnJoined", message: "Joined" },
  "users.columnSeen": /*i18n*/ { id: "admin.users.columnSeen", message: "Last seen" },
  "users.verified": /*i18n*/ { id: "admin.users.verified", message: "Verified" },
  "users.unverified": /*i18n*/ { id: "admin.users.unverified", message: "Not verified" },
  "users.never": /*i18n*/ { id: "admin.users.never", message: "Never" },
  "users.you": /*i18n*/ { id: "admin.users.you", message: "You" },
  "users.roleOf": /*i18n*/ { id: "admin.users.roleOf", message: "Role of {name}" },
  "users.askTitle": /*i18n*/ { id: "admin.users.askTitle", message: "Make {name} {role}?" },
  "users.askAdmin": /*i18n*/ {
    id: "admin.users.askAdmin",
    message:
      "Administrators can change every story, every shelf and every role. It is written in the audit log.",
  },
  "users.askNote": /*i18n*/ {
    id: "admin.users.askNote",
    message: "It holds at once, and is written in the audit log.",
  },
  "users.askDo": /*i18n*/ { id: "admin.users.askDo", message: "Change the role" },
  "users.askBusy": /*i18n*/ { id: "admin.users.askBusy", message: "Changing..." },
  "users.askCancel": /*i18n*/ { id: "admin.users.askCancel", message: "Leave it" },
  "users.columnSignIn": /*i18n*/ { id: "admin.users.columnSignIn", message: "Sign-in" },
  "users.oneStep": /*i18n*/ { id: "admin.users.oneStep", message: "Password" },
  "users.twoSteps": /*i18n*/ { id: "admin.users.twoSteps", message: "Two steps" },
  "users.signInOf": /*i18n*/ { id: "admin.users.signInOf", message: "Sign-in of {name}" },
  "users.removeFactor": /*i18n*/ {
    id: "admin.users.removeFactor",
    message: "Remove the second step",
  },
  "users.removeFactorTitle": /*i18n*/ {
    id: "admin.users.removeFactorTitle",
    message: "Remove the second step of {name}?",
  },
  "users.removeFactorNote": /*i18n*/ {
    id: "admin.users.removeFactorNote",
    message:
      "For people who have lost app, passkey and recovery codes. From then on the first step alone opens the account, so be sure that it is they who ask. They are told by mail, and it is written in the audit log.",
  },
  "users.endSignIns": /*i18n*/ { id: "admin.users.endSignIns", message: "Sign out everywhere" },
  "users.endSignInsTitle": /*i18n*/ {
    id: "admin.users.endSignInsTitle",
    message: "Sign {name} out everywhere?",
  },
  "users.endSignInsNote": /*i18n*/ {
    id: "admin.users.endSignInsNote",
    message:
      "Every browser and device has to sign in again. Nothing else changes, and it is written in the audit log.",
  },
  "users.premiumOf": /*i18n*/ { id: "admin.users.premiumOf", message: "Premium access of {name}" },
  "users.premiumTitle": /*i18n*/ {
    id: "admin.users.premiumTitle",
    message: "Premium access of {name}",
  },
  "users.premiumUntil": /*i18n*/ { id: "admin.users.premiumUntil", message: "Until the end of" },
  "users.premiumPast": /*i18n*/ {
    id: "admin.users.premiumPast",
    message: "Choose today or a later day.",
  },
  "users.premiumGive": /*i18n*/ { id: "admin.users.premiumGive", message: "Give access" },
  "users.premiumEnd": /*i18n*/ { id: "admin.users.premiumEnd", message: "End it now" },
  "users.premiumEnded": /*i18n*/ { id: "admin.users.premiumEnded", message: "Ended on {date}" },
  "users.premiumNone": /*i18n*/ { id: "admin.users.premiumNone", message: "None" },
  "users.account": /*i18n*/ { id: "admin.users.account", message: "Account" },
  "users.anyAccount": /*i18n*/ { id: "admin.users.anyAccount", message: "Any account" },
  "users.suspendedAlone": /*i18n*/ { id: "admin.users.suspendedAlone", message: "Suspended" },
  "users.openAlone": /*i18n*/ { id: "admin.users.openAlone", message: "Not suspended" },
  "users.suspended": /*i18n*/ { id: "admin.users.suspended", message: "Suspended" },
  "users.suspendedUntil": /*i18n*/ { id: "admin.users.suspendedUntil", message: "until {date}" },
  "users.suspendedOpen": /*i18n*/ {
    id: "admin.users.suspendedOpen",
    message: "until it is lifted",
  },
  "users.suspend": /*i18n*/ { id: "admin.users.suspend", message: "Suspend the account" },
  "users.suspendTitle": /*i18n*/ {
    id: "admin.users.suspendTitle",
    message: "Suspend the account of {name}?",
  },
  "users.suspendNote": /*i18n*/ {
    id: "admin.users.suspendNote",
    message:
      "They are signed out everywhere at once and cannot sign in while it lasts. Nothing is deleted. Their published stories stay on the shelves: archive those that should go. They are told by mail, and it is written in the audit log.",
  },
  "users.suspendReason": /*i18n*/ { id: "admin.users.suspendReason", message: "Reason" },
  "users.suspendReasonHint": /*i18n*/ {
    id: "admin.users.suspendReasonHint",
    message: "They read it as you write it, in the mail and when they try to sign in.",
  },
  "users.reasonRequired": /*i18n*/ {
    id: "admin.users.reasonRequired",
    message: "Say why: they read it.",
  },
  "users.suspendUntil": /*i18n*/ { id: "admin.users.suspendUntil", message: "Until the end of" },
  "users.suspendUntilHint": /*i18n*/ {
    id: "admin.users.suspendUntilHint",
    message: "Left empty, it lasts until it is lifted.",
  },
  "users.suspendDo": /*i18n*/ { id: "admin.users.suspendDo", message: "Suspend" },
  "users.changeSuspension": /*i18n*/ {
    id: "admin.users.changeSuspension",
    message: "Change the suspension",
  },
  "users.changeSuspensionTitle": /*i18n*/ {
    id: "admin.users.changeSuspensionTitle",
    message: "Change the suspension of {name}",
  },
  "users.changeSuspensionDo": /*i18n*/ {
    id: "admin.users.changeSuspensionDo",
    message: "Change it",
  },
  "users.liftSuspension": /*i18n*/ {
    id: "admin.users.liftSuspension",
    message: "Lift the suspension",
  },
  "users.liftSuspensionTitle": /*i18n*/ {
    id: "admin.users.liftSuspensionTitle",
    message: "Lift the suspension of {name}?",
  },
  "users.liftSuspensionNote": /*i18n*/ {
    id: "admin.users.liftSuspensionNote",
    message:
      "They can sign in again at once. They are told by mail, and it is written in the audit log.",
  },
  "users.columnCoins": /*i18n*/ { id: "admin.users.columnCoins", message: "Coins" },
  "users.coinsOf": /*i18n*/ { id: "admin.users.coinsOf", message: "Coins of {name}" },
  "users.coinsTitle": /*i18n*/ {
    id: "admin.users.coinsTitle",
    message: "Correct the coins of {name}",
  },
  "users.coinsNote": /*i18n*/ {
    id: "admin.users.coinsNote",
    message:
      "They see it among their coins, with your reason, and it is written in the audit log. It cannot be taken back, only corrected again.",
  },
  "users.coinsAct": /*i18n*/ { id: "admin.users.coinsAct", message: "Add or take" },
  "users.coinsAdd": /*i18n*/ { id: "admin.users.coinsAdd", message: "Add coins" },
  "users.coinsTake": /*i18n*/ { id: "admin.users.coinsTake", message: "Take coins" },
  "users.coinsCount": /*i18n*/ { id: "admin.users.coinsCount", message: "How many" },
  "users.coinsNow": /*i18n*/ { id: "admin.users.coinsNow", message: "They have {amount}." },
  "users.coinsThen": /*i18n*/ {
    id: "admin.users.coinsThen",
    message: "They have {amount}, and then {after}.",
  },
  "users.coinsFault": /*i18n*/ {
    id: "admin.users.coinsFault",
    message: "A whole number from 1 to {max}.",
  },
  "users.coinsTooFew": /*i18n*/ {
    id: "admin.users.coinsTooFew",
    message: "They have no more than {amount}.",
  },
  "users.coinsReason": /*i18n*/ { id: "admin.users.coinsReason", message: "What for" },
  "users.coinsReasonHint": /*i18n*/ {
    id: "admin.users.coinsReasonHint",
    message: "They read it as you write it.",
  },
  "users.coinsDo": /*i18n*/ { id: "admin.users.coinsDo", message: "Correct the coins" },

  "invitations.title": /*i18n*/ {
    id: "admin.invitations.title",
    message: "Invitations",
  },
  "invitations.hint": /*i18n*/ {
    id: "admin.invitations.hint",
    message:
      "Whoever opens a link registers with it: with a password, or with what they sign in with already. A link shows here until it is used up, taken back or has expired.",
  },
  "invitations.make": /*i18n*/ {
    id: "admin.invitations.make",
    message: "Make a link",
  },
  "invitations.email": /*i18n*/ {
    id: "admin.invitations.email",
    message: "For one address",
  },
  "invitations.emailHint": /*i18n*/ {
    id: "admin.invitations.emailHint",
    message: "Left empty, whoever has the link may use it.",
  },
  "invitations.uses": /*i18n*/ {
    id: "admin.invitations.uses",
    message: "How many people",
  },
  "invitations.days": /*i18n*/ {
    id: "admin.invitations.days",
    message: "Days that it holds",
  },
  "invitations.note": /*i18n*/ {
    id: "admin.invitations.note",
    message: "For your own memory",
  },
  "invitations.empty": /*i18n*/ {
    id: "admin.invitations.empty",
    message: "No invitations yet.",
  },
  "invitations.anybody": /*i18n*/ {
    id: "admin.invitations.anybody",
    message: "Whoever has the link",
  },
  "invitations.whom": /*i18n*/ {
    id: "admin.invitations.whom",
    message: "For",
  },
  "invitations.left": /*i18n*/ {
    id: "admin.invitations.left",
    message: "Left",
  },
  "invitations.of": /*i18n*/ {
    id: "admin.invitations.of",
    message: "{left} of {uses}",
  },
  "invitations.until": /*i18n*/ {
    id: "admin.invitations.until",
    message: "Until",
  },
  "invitations.link": /*i18n*/ {
    id: "admin.invitations.link",
    message: "Link",
  },
  "invitations.linkOf": /*i18n*/ {
    id: "admin.invitations.linkOf",
    message: "Link for {name}",
  },
  "invitations.ended": /*i18n*/ {
    id: "admin.invitations.ended",
    message: "Invites nobody any more",
  },
  "invitations.withdraw": /*i18n*/ {
    id: "admin.invitations.withdraw",
    message: "Take back",
  },
  "invitations.withdrawOf": /*i18n*/ {
    id: "admin.invitations.withdrawOf",
    message: "Take back the invitation for {name}",
  },

  "waitlist.title": /*i18n*/ { id: "admin.waitlist.title", message: "Waitlist" },
  "waitlist.note": /*i18n*/ {
    id: "admin.waitlist.note",
    message: "Who asked to hear when premium opens, and agreed that their name is kept for it.",
  },
  "waitlist.count": /*i18n*/ {
    id: "admin.waitlist.count",
    message: "{count, plural, one {{amount} person} other {{amount} people}}",
  },
  "waitlist.empty": /*i18n*/ { id: "admin.waitlist.empty", message: "Nobody waits yet." },
  "waitlist.none": /*i18n*/ { id: "admin.waitlist.none", message: "Nobody of that name waits." },
  "waitlist.download": /*i18n*/ { id: "admin.waitlist.download", message: "Download as CSV" },
  "waitlist.columnName": /*i18n*/ { id: "admin.waitlist.columnName", message: "Name" },
  "waitlist.columnEmail": /*i18n*/ { id: "admin.waitlist.columnEmail", message: "Email" },
  "waitlist.columnLanguage": /*i18n*/ {
    id: "admin.waitlist.columnLanguage",
    message: "Language",
  },
  "waitlist.columnJoined": /*i18n*/ { id: "admin.waitlist.columnJoined", message: "Agreed on" },
  "waitlist.columnRemove": /*i18n*/ { id: "admin.waitlist.columnRemove", message: "Delete" },
  "waitlist.remove": /*i18n*/ { id: "admin.waitlist.remove", message: "Delete" },
  "waitlist.removeOf": /*i18n*/ {
    id: "admin.waitlist.removeOf",
    message: "Delete {name} from the waitlist",
  },
  "waitlist.askTitle": /*i18n*/ {
    id: "admin.waitlist.askTitle",
    message: "Delete {name} from the waitlist?",
  },
  "waitlist.askNote": /*i18n*/ {
    id: "admin.waitlist.askNote",
    message: "Name and email are gone for good. They can put their name down again.",
  },
  "waitlist.askDo": /*i18n*/ { id: "admin.waitlist.askDo", message: "Delete" },
  "waitlist.askCancel": /*i18n*/ { id: "admin.waitlist.askCancel", message: "Leave it" },

  "health.title": /*i18n*/ { id: "admin.health.title", message: "Health" },
  "health.note": /*i18n*/ { id: "admin.health.note", message: "How the house fares." },
  "health.asOf": /*i18n*/ {
    id: "admin.health.asOf",
    message: "As of {moment}. Told anew every half minute while you look.",
  },
  "health.stale": /*i18n*/ { id: "admin.health.stale", message: "What is shown is of {moment}." },
  "health.refresh": /*i18n*/ { id: "admin.health.refresh", message: "Look again" },
  "health.days": /*i18n*/ { id: "admin.health.days", message: "Spent over" },
  "health.dayCount": /*i18n*/ {
    id: "admin.health.dayCount",
    message: "{count, plural, one {The last day} other {The last {amount} days}}",
  },
  "health.well": /*i18n*/ { id: "admin.health.well", message: "All is well." },
  "health.backups": /*i18n*/ { id: "admin.health.backups", message: "Backups" },
  "health.keptBackups": /*i18n*/ { id: "admin.health.keptBackups", message: "Kept backups" },
  "health.lastBackup": /*i18n*/ { id: "admin.health.lastBackup", message: "The last" },
  "health.noBackup": /*i18n*/ { id: "admin.health.noBackup", message: "None yet" },
  "health.backupOf": /*i18n*/ { id: "admin.health.backupOf", message: "{moment}, {size}" },
  "health.eachDay": /*i18n*/ { id: "admin.health.eachDay", message: "Each day" },
  "health.isScheduled": /*i18n*/ {
    id: "admin.health.isScheduled",
    message: "One is made; seven days and four weeks are kept",
  },
  "health.notScheduled": /*i18n*/ {
    id: "admin.health.notScheduled",
    message: "None, until KATHA_BACKUPS names a place",
  },
  "health.nextBackup": /*i18n*/ { id: "admin.health.nextBackup", message: "The next" },
  "health.sealing": /*i18n*/ { id: "admin.health.sealing", message: "Passphrase" },
  "health.isSealed": /*i18n*/ {
    id: "admin.health.isSealed",
    message: "Set: nobody reads one without it",
  },
  "health.notSealed": /*i18n*/ {
    id: "admin.health.notSealed",
    message: "None: whoever has the file can read it",
  },
  "health.keptIn": /*i18n*/ { id: "admin.health.keptIn", message: "Kept in" },
  "health.backUp": /*i18n*/ { id: "admin.health.backUp", message: "Back up now" },
  "health.backingUp": /*i18n*/ { id: "admin.health.backingUp", message: "Backing up" },
  "health.backUpFailed": /*i18n*/ {
    id: "admin.health.backUpFailed",
    message: "No backup was begun. Those that are kept are as they were. Try again.",
  },
  "health.noBackups": /*i18n*/ {
    id: "admin.health.noBackups",
    message: "No backup is kept here yet.",
  },
  "health.howToRestore": /*i18n*/ {
    id: "admin.health.howToRestore",
    message:
      "To restore one, stop Katha and run {command} on its machine. The file is checked first, and what is there now is put aside.",
  },
  "health.madeAt": /*i18n*/ { id: "admin.health.madeAt", message: "Made" },
  "health.madeBy": /*i18n*/ { id: "admin.health.madeBy", message: "Why" },
  "health.byDay": /*i18n*/ { id: "admin.health.byDay", message: "Each day" },
  "health.byPress": /*i18n*/ { id: "admin.health.byPress", message: "By press" },
  "health.sealed": /*i18n*/ { id: "admin.health.sealed", message: "Sealed" },
  "health.size": /*i18n*/ { id: "admin.health.size", message: "Size" },
  "health.file": /*i18n*/ { id: "admin.health.file", message: "File" },
  "health.download": /*i18n*/ { id: "admin.health.download", message: "Download" },
  "health.downloadOf": /*i18n*/ {
    id: "admin.health.downloadOf",
    message: "Download the backup of {moment}",
  },
  "health.host": /*i18n*/ { id: "admin.health.host", message: "The house" },
  "health.version": /*i18n*/ { id: "admin.health.version", message: "Version" },
  "health.uptime": /*i18n*/ { id: "admin.health.uptime", message: "Awake for" },
  "health.database": /*i18n*/ { id: "admin.health.database", message: "Database" },
  "health.pglite": /*i18n*/ { id: "admin.health.pglite", message: "Embedded (PGlite)" },
  "health.postgres": /*i18n*/ { id: "admin.health.postgres", message: "PostgreSQL server" },
  "health.databaseSize": /*i18n*/ { id: "admin.health.databaseSize", message: "Its size" },
  "health.pictures": /*i18n*/ { id: "admin.health.pictures", message: "Pictures" },
  "health.disk": /*i18n*/ { id: "admin.health.disk", message: "Left on the disk" },
  "health.diskOf": /*i18n*/ { id: "admin.health.diskOf", message: "{free} of {all}" },
  "health.unknown": /*i18n*/ { id: "admin.health.unknown", message: "Not known" },
  "health.queues": /*i18n*/ { id: "admin.health.queues", message: "What waits" },
  "health.mails": /*i18n*/ { id: "admin.health.mails", message: "Letters to send" },
  "health.jobs": /*i18n*/ { id: "admin.health.jobs", message: "Jobs due" },
  "health.turns": /*i18n*/ { id: "admin.health.turns", message: "Turns being told" },
  "health.nothingWaits": /*i18n*/ { id: "admin.health.nothingWaits", message: "None" },
  "health.waiting": /*i18n*/ {
    id: "admin.health.waiting",
    message: "{amount}, the oldest for {span}",
  },
  "health.givenUp": /*i18n*/ { id: "admin.health.givenUp", message: "Failed for good" },
  "health.givenUpJobs": /*i18n*/ {
    id: "admin.health.givenUpJobs",
    message: "{amount}, last on {date}",
  },
  "health.servers": /*i18n*/ { id: "admin.health.servers", message: "Servers" },
  "health.server": /*i18n*/ { id: "admin.health.server", message: "Server" },
  "health.serverAnswering": /*i18n*/ {
    id: "admin.health.serverAnswering",
    message: "{version}, which answers you",
  },
  "health.serverState": /*i18n*/ { id: "admin.health.serverState", message: "State" },
  "health.serverAlive": /*i18n*/ { id: "admin.health.serverAlive", message: "Running" },
  "health.serverSilent": /*i18n*/ { id: "admin.health.serverSilent", message: "Silent" },
  "health.serverSeen": /*i18n*/ { id: "admin.health.serverSeen", message: "Last heard {moment}" },
  "health.memory": /*i18n*/ { id: "admin.health.memory", message: "Memory" },
  "health.models": /*i18n*/ { id: "admin.health.models", message: "Models and what they cost" },
  "health.model": /*i18n*/ { id: "admin.health.model", message: "Model" },
  "health.text": /*i18n*/ { id: "admin.health.text", message: "Tells" },
  "health.image": /*i18n*/ { id: "admin.health.image", message: "Paints" },
  "health.providers": /*i18n*/ { id: "admin.health.providers", message: "Providers" },
  "health.builtIn": /*i18n*/ { id: "admin.health.builtIn", message: "Built in" },
  "health.ready": /*i18n*/ { id: "admin.health.ready", message: "Ready" },
  "health.resting": /*i18n*/ { id: "admin.health.resting", message: "Left alone" },
  "health.trying": /*i18n*/ { id: "admin.health.trying", message: "On trial" },
  "health.restsUntil": /*i18n*/ { id: "admin.health.restsUntil", message: "Until {moment}" },
  "health.lastError": /*i18n*/ { id: "admin.health.lastError", message: "Failed {moment}: {why}" },
  "health.turnsTold": /*i18n*/ { id: "admin.health.turnsTold", message: "Turns" },
  "health.turnsFailed": /*i18n*/ { id: "admin.health.turnsFailed", message: "Failed" },
  "health.coins": /*i18n*/ { id: "admin.health.coins", message: "Coins" },
  "health.tokens": /*i18n*/ { id: "admin.health.tokens", message: "Tokens" },
  "health.noModels": /*i18n*/ { id: "admin.health.noModels", message: "There are no models." },
  "health.routes": /*i18n*/ { id: "admin.health.routes", message: "Errors since it started" },
  "health.route": /*i18n*/ { id: "admin.health.route", message: "Call" },
  "health.noRoute": /*i18n*/ { id: "admin.health.noRoute", message: "Pages and files" },
  "health.requests": /*i18n*/ { id: "admin.health.requests", message: "Asked" },
  "health.refused": /*i18n*/ { id: "admin.health.refused", message: "Refused" },
  "health.failed": /*i18n*/ { id: "admin.health.failed", message: "Failed" },
  "health.noErrors": /*i18n*/ {
    id: "admin.health.noErrors",
    message: "Nothing was refused and nothing failed.",
  },

  "audit.title": /*i18n*/ { id: "admin.audit.title", message: "Audit" },
  "audit.note": /*i18n*/ {
    id: "admin.audit.note",
    message: "What administrators did, the newest first. Nobody can change it.",
  },
  "audit.empty": /*i18n*/ { id: "admin.audit.empty", message: "Nothing was done yet." },
  "audit.former": /*i18n*/ { id: "admin.audit.former", message: "A former administrator" },
  "audit.details": /*i18n*/ { id: "admin.audit.details", message: "Before and after" },
  "audit.before": /*i18n*/ { id: "admin.audit.before", message: "Before" },
  "audit.after": /*i18n*/ { id: "admin.audit.after", message: "After" },
  "audit.story.created": /*i18n*/ { id: "admin.audit.story.created", message: "created a story" },
  "audit.story.changed": /*i18n*/ { id: "admin.audit.story.changed", message: "changed a story" },
  "audit.story.published": /*i18n*/ {
    id: "admin.audit.story.published",
    message: "published a story",
  },
  "audit.story.archived": /*i18n*/ {
    id: "admin.audit.story.archived",
    message: "archived a story",
  },
  "audit.story.restored": /*i18n*/ {
    id: "admin.audit.story.restored",
    message: "brought a story back",
  },
  "audit.story.deleted": /*i18n*/ { id: "admin.audit.story.deleted", message: "deleted a draft" },
  "audit.story.featured": /*i18n*/ {
    id: "admin.audit.story.featured",
    message: "featured a story",
  },
  "audit.story.unfeatured": /*i18n*/ {
    id: "admin.audit.story.unfeatured",
    message: "stopped featuring a story",
  },
  "audit.review.approved": /*i18n*/ {
    id: "admin.audit.review.approved",
    message: "approved a story",
  },
  "audit.review.returned": /*i18n*/ {
    id: "admin.audit.review.returned",
    message: "returned a story",
  },
  "audit.category.created": /*i18n*/ {
    id: "admin.audit.category.created",
    message: "created a category",
  },
  "audit.category.changed": /*i18n*/ {
    id: "admin.audit.category.changed",
    message: "changed a category",
  },
  "audit.category.ordered": /*i18n*/ {
    id: "admin.audit.category.ordered",
    message: "put the categories in order",
  },
  "audit.category.merged": /*i18n*/ {
    id: "admin.audit.category.merged",
    message: "merged a category",
  },
  "audit.category.deleted": /*i18n*/ {
    id: "admin.audit.category.deleted",
    message: "deleted a category",
  },
  "audit.tag.created": /*i18n*/ { id: "admin.audit.tag.created", message: "created a tag" },
  "audit.tag.changed": /*i18n*/ { id: "admin.audit.tag.changed", message: "changed a tag" },
  "audit.tag.merged": /*i18n*/ { id: "admin.audit.tag.merged", message: "merged a tag" },
  "audit.tag.deleted": /*i18n*/ { id: "admin.audit.tag.deleted", message: "deleted a tag" },
  "audit.user.role_changed": /*i18n*/ {
    id: "admin.audit.user.role_changed",
    message: "changed a role",
  },
  "audit.user.premium_changed": /*i18n*/ {
    id: "admin.audit.user.premium_changed",
    message: "changed premium access",
  },
  "audit.waitlist.exported": /*i18n*/ {
    id: "admin.audit.waitlist.exported",
    message: "downloaded the waitlist",
  },
  "audit.waitlist.removed": /*i18n*/ {
    id: "admin.audit.waitlist.removed",
    message: "deleted somebody from the waitlist",
  },
  "audit.invitation.made": /*i18n*/ {
    id: "admin.audit.invitation.made",
    message: "made an invitation",
  },
  "audit.invitation.withdrawn": /*i18n*/ {
    id: "admin.audit.invitation.withdrawn",
    message: "took an invitation back",
  },
  "audit.user.second_factors_removed": /*i18n*/ {
    id: "admin.audit.user.second_factors_removed",
    message: "removed the second factors of a user",
  },
  "audit.user.signed_out": /*i18n*/ {
    id: "admin.audit.user.signed_out",
    message: "signed a user out everywhere",
  },
  "audit.user.suspended": /*i18n*/ {
    id: "admin.audit.user.suspended",
    message: "suspended an account",
  },
  "audit.user.suspension_lifted": /*i18n*/ {
    id: "admin.audit.user.suspension_lifted",
    message: "lifted a suspension",
  },
  "audit.user.coins_corrected": /*i18n*/ {
    id: "admin.audit.user.coins_corrected",
    message: "corrected the coins of a user",
  },
  "audit.report.upheld": /*i18n*/ { id: "admin.audit.report.upheld", message: "upheld a report" },
  "audit.report.dismissed": /*i18n*/ {
    id: "admin.audit.report.dismissed",
    message: "dismissed a report",
  },
  "audit.report.reopened": /*i18n*/ {
    id: "admin.audit.report.reopened",
    message: "opened a report again",
  },
  "audit.model.bound": /*i18n*/ { id: "admin.audit.model.bound", message: "bound a model" },
  "audit.model.priced": /*i18n*/ {
    id: "admin.audit.model.priced",
    message: "changed the price of a model",
  },
  "audit.model.budgeted": /*i18n*/ {
    id: "admin.audit.model.budgeted",
    message: "changed a budget for models",
  },
  "audit.own_keys.changed": /*i18n*/ {
    id: "admin.audit.own_keys.changed",
    message: "decided whether readers may use keys of their own",
  },
  "audit.model.brought": /*i18n*/ {
    id: "admin.audit.model.brought",
    message: "had a model brought to this server",
  },
  "audit.model.stopped": /*i18n*/ {
    id: "admin.audit.model.stopped",
    message: "stopped the bringing of a model",
  },
  "audit.model.removed": /*i18n*/ {
    id: "admin.audit.model.removed",
    message: "removed a model from this server",
  },
  "audit.provider.changed": /*i18n*/ {
    id: "admin.audit.provider.changed",
    message: "kept a provider of models",
  },
  "audit.provider.removed": /*i18n*/ {
    id: "admin.audit.provider.removed",
    message: "removed a provider of models",
  },
} as const satisfies MessageTable;
