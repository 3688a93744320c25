import type { MessageTable } from "../types.ts";

/** What the health page says is well or not, and what to do. */
export const adminFindingsMessages = {
  "health.headline.act": /*i18n*/ {
    id: "admin.health.headline.act",
    message: "{count, plural, one {{amount} thing to do} other {{amount} things to do}}",
  },
  "health.headline.look": /*i18n*/ {
    id: "admin.health.headline.look",
    message: "{count, plural, one {{amount} thing to look at} other {{amount} things to look at}}",
  },
  "health.level.act": /*i18n*/ { id: "admin.health.level.act", message: "To do" },
  "health.level.look": /*i18n*/ { id: "admin.health.level.look", message: "To look at" },
  "health.level.well": /*i18n*/ { id: "admin.health.level.well", message: "Well" },
  "health.findings": /*i18n*/ { id: "admin.health.findings", message: "In one look" },
  "health.isWell": /*i18n*/ { id: "admin.health.isWell", message: "What is well" },
  "health.more": /*i18n*/ { id: "admin.health.more", message: "More in Katha’s source: {guide}" },
  "health.toModels": /*i18n*/ { id: "admin.health.toModels", message: "To the models" },
  "health.is.version": /*i18n*/ {
    id: "admin.health.is.version",
    message: "Katha {version} is running. Whether there is a newer version is not asked.",
  },
  "health.is.version_newest": /*i18n*/ {
    id: "admin.health.is.version_newest",
    message: "Katha {version} is the newest version.",
  },
  "health.is.version_newer": /*i18n*/ {
    id: "admin.health.is.version_newer",
    message: "Katha {newest} is out; {version} is running here.",
  },
  "health.do.version_newer": /*i18n*/ {
    id: "admin.health.do.version_newer",
    message: "Read what has changed, make a backup and update.",
  },
  "health.is.disk": /*i18n*/ {
    id: "admin.health.is.disk",
    message: "{free} of {all} are free on the disk.",
  },
  "health.is.disk_low": /*i18n*/ {
    id: "admin.health.is.disk_low",
    message: "Only {free} of {all} are free on the disk.",
  },
  "health.do.disk_low": /*i18n*/ {
    id: "admin.health.do.disk_low",
    message:
      "Delete what nobody needs, or give the disk more room. Nothing can be saved on a full disk.",
  },
  "health.is.memory": /*i18n*/ {
    id: "admin.health.is.memory",
    message: "{used} of {limit} of memory are used.",
  },
  "health.is.memory_high": /*i18n*/ {
    id: "admin.health.is.memory_high",
    message: "Memory is scarce: {used} of {limit} are used.",
  },
  "health.do.memory_high": /*i18n*/ {
    id: "admin.health.do.memory_high",
    message:
      "Give the machine or the container more memory. When none is left, Katha is ended and starts anew.",
  },
  "health.is.database": /*i18n*/ {
    id: "admin.health.is.database",
    message: "The database has {size} and grows by {growth} a day.",
  },
  "health.is.database_new": /*i18n*/ {
    id: "admin.health.is.database_new",
    message: "The database has {size}. How fast it grows is known from tomorrow on.",
  },
  "health.is.database_fills": /*i18n*/ {
    id: "admin.health.is.database_fills",
    message:
      "{count, plural, one {The database grows by {growth} a day: the disk is full in {amount} day.} other {The database grows by {growth} a day: the disk is full in {amount} days.}}",
  },
  "health.do.database_fills": /*i18n*/ {
    id: "admin.health.do.database_fills",
    message: "Give the disk more room, or move to a PostgreSQL server.",
  },
  "health.is.calls": /*i18n*/ {
    id: "admin.health.is.calls",
    message: "No call is slow, and none has failed.",
  },
  "health.is.calls_slow": /*i18n*/ {
    id: "admin.health.is.calls_slow",
    message: "{call} takes {seconds} s on average; asked {amount} times in the last day.",
  },
  "health.do.calls_slow": /*i18n*/ {
    id: "admin.health.do.calls_slow",
    message:
      "Look below whether others are slow, too. Then look at the processor, the disk and the database.",
  },
  "health.is.calls_fail": /*i18n*/ {
    id: "admin.health.is.calls_fail",
    message:
      "{count, plural, one {{amount} request failed since the server started.} other {{amount} requests failed since the server started.}}",
  },
  "health.do.calls_fail": /*i18n*/ {
    id: "admin.health.do.calls_fail",
    message: "Which they were is below; why, the server’s log says.",
  },
  "health.is.mails": /*i18n*/ {
    id: "admin.health.is.mails",
    message: "All letters have gone out.",
  },
  "health.is.mails_kept": /*i18n*/ {
    id: "admin.health.is.mails_kept",
    message: "No mail server is set: letters stay in files, and nobody gets them.",
  },
  "health.do.mails_kept": /*i18n*/ {
    id: "admin.health.do.mails_kept",
    message: "Set KATHA_SMTP_URL, so that people can prove their address and find a way back in.",
  },
  "health.is.mails_stuck": /*i18n*/ {
    id: "admin.health.is.mails_stuck",
    message: "Letters are not going out: {amount} wait, the oldest for {oldest}.",
  },
  "health.do.mails_stuck": /*i18n*/ {
    id: "admin.health.do.mails_stuck",
    message:
      "Look whether the mail server can be reached; the log says what it answers. They are tried again by themselves.",
  },
  "health.is.mails_lost": /*i18n*/ {
    id: "admin.health.is.mails_lost",
    message:
      "{count, plural, one {{amount} letter of the last week was given up.} other {{amount} letters of the last week were given up.}}",
  },
  "health.do.mails_lost": /*i18n*/ {
    id: "admin.health.do.mails_lost",
    message:
      "They are not tried again. The log says why; whoever waits for one can ask for it anew.",
  },
  "health.is.jobs": /*i18n*/ { id: "admin.health.is.jobs", message: "All work is done in time." },
  "health.is.jobs_stuck": /*i18n*/ {
    id: "admin.health.is.jobs_stuck",
    message: "Work is not being done: {amount} jobs are due, the oldest for {oldest}.",
  },
  "health.do.jobs_stuck": /*i18n*/ {
    id: "admin.health.do.jobs_stuck",
    message: "Start the server again. If that does not help, its log says what holds it up.",
  },
  "health.is.jobs_lost": /*i18n*/ {
    id: "admin.health.is.jobs_lost",
    message: "{amount} of the job “{job}” failed for good.",
  },
  "health.do.jobs_lost": /*i18n*/ {
    id: "admin.health.do.jobs_lost",
    message: "The server’s log says why.",
  },
  "health.is.turns_stuck": /*i18n*/ {
    id: "admin.health.is.turns_stuck",
    message: "Turns hang: {amount} are being told, the oldest for {oldest}.",
  },
  "health.do.turns_stuck": /*i18n*/ {
    id: "admin.health.do.turns_stuck",
    message: "Look whether the models answer.",
  },
  "health.is.models": /*i18n*/ { id: "admin.health.is.models", message: "No model fails." },
  "health.is.models_fail": /*i18n*/ {
    id: "admin.health.is.models_fail",
    message: "{provider} fails for {model} and is left alone for now: {why}.",
  },
  "health.do.models_fail": /*i18n*/ {
    id: "admin.health.do.models_fail",
    message: "Try it, mend its key or its address, or bind another.",
  },
  "health.is.backup": /*i18n*/ {
    id: "admin.health.is.backup",
    message: "The last backup was made {age} ago.",
  },
  "health.is.backup_due": /*i18n*/ {
    id: "admin.health.is.backup_due",
    message: "There is no backup yet; the first is due {next}.",
  },
  "health.is.backup_none": /*i18n*/ {
    id: "admin.health.is.backup_none",
    message: "There is no backup.",
  },
  "health.do.backup_none": /*i18n*/ {
    id: "admin.health.do.backup_none",
    message: "Make one below, or set KATHA_BACKUPS to have one made each day.",
  },
  "health.is.backup_late": /*i18n*/ {
    id: "admin.health.is.backup_late",
    message: "No backup has been made for {age}. What was written since then would be lost.",
  },
  "health.do.backup_late": /*i18n*/ {
    id: "admin.health.do.backup_late",
    message: "Make one below.",
  },
  "health.is.backup_never": /*i18n*/ {
    id: "admin.health.is.backup_never",
    message: "A backup should be made each day, and none has been made yet.",
  },
  "health.do.backup_never": /*i18n*/ {
    id: "admin.health.do.backup_never",
    message: "Make one below, and look whether Katha may write where KATHA_BACKUPS says.",
  },
  "health.is.backup_failed": /*i18n*/ {
    id: "admin.health.is.backup_failed",
    message: "The last backup came to nothing: {why}",
  },
  "health.do.backup_failed": /*i18n*/ {
    id: "admin.health.do.backup_failed",
    message: "Mend that, then make one below.",
  },
  "health.is.certificate": /*i18n*/ {
    id: "admin.health.is.certificate",
    message: "The certificate is good until {ends}.",
  },
  "health.is.certificate_ends": /*i18n*/ {
    id: "admin.health.is.certificate_ends",
    message: "The certificate is good only until {ends}.",
  },
  "health.do.certificate_ends": /*i18n*/ {
    id: "admin.health.do.certificate_ends",
    message: "Look why the proxy in front has not renewed it.",
  },
  "health.is.certificate_over": /*i18n*/ {
    id: "admin.health.is.certificate_over",
    message: "The certificate ended {ends}. Browsers warn people off.",
  },
  "health.do.certificate_over": /*i18n*/ {
    id: "admin.health.do.certificate_over",
    message: "Have the proxy in front renew it now.",
  },
  "health.is.certificate_unseen": /*i18n*/ {
    id: "admin.health.is.certificate_unseen",
    message: "The certificate’s end cannot be seen from here.",
  },
  "health.is.server_silent": /*i18n*/ {
    id: "admin.health.is.server_silent",
    message: "The server {server} was last heard {seen}.",
  },
  "health.do.server_silent": /*i18n*/ {
    id: "admin.health.do.server_silent",
    message: "If nobody stopped it, look whether its machine runs.",
  },
  "health.is.unseen": /*i18n*/ {
    id: "admin.health.is.unseen",
    message: "This could not be seen: {what}.",
  },
  "health.do.unseen": /*i18n*/ {
    id: "admin.health.do.unseen",
    message: "The server’s log says why. The rest of this page holds.",
  },
  "health.what.disk": /*i18n*/ { id: "admin.health.what.disk", message: "the disk" },
  "health.what.memory": /*i18n*/ { id: "admin.health.what.memory", message: "memory" },
  "health.what.database": /*i18n*/ {
    id: "admin.health.what.database",
    message: "the database’s size",
  },
  "health.what.backup": /*i18n*/ { id: "admin.health.what.backup", message: "backups" },
  "health.what.mails": /*i18n*/ { id: "admin.health.what.mails", message: "letters" },
  "health.what.jobs": /*i18n*/ { id: "admin.health.what.jobs", message: "jobs" },
  "health.what.models": /*i18n*/ { id: "admin.health.what.models", message: "models" },
  "health.what.calls": /*i18n*/ { id: "admin.health.what.calls", message: "calls" },
  "health.what.servers": /*i18n*/ { id: "admin.health.what.servers", message: "the other servers" },
  "health.what.certificate": /*i18n*/ {
    id: "admin.health.what.certificate",
    message: "the certificate",
  },
  "health.what.version": /*i18n*/ {
    id: "admin.health.what.version",
    message: "whether there is a newer version",
  },
  "health.slow": /*i18n*/ {
    id: "admin.health.slow",
    message: "The slowest calls of this server in the last day",
  },
  "health.noCalls": /*i18n*/ { id: "admin.health.noCalls", message: "Nothing has been asked yet." },
  "health.mean": /*i18n*/ { id: "admin.health.mean", message: "On average" },
  "health.worst": /*i18n*/ { id: "admin.health.worst", message: "At worst" },
} as const satisfies MessageTable;
