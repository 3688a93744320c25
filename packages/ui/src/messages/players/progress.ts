import type { MessageTable } from "../types.ts";

export const progressMessages = {
  "progress.title": /*i18n*/ { id: "progress.title", message: "Your Progress" },
  "progress.note": /*i18n*/ {
    id: "progress.note",
    message: "What you have told, found and finished, and what waits further along the shelf.",
  },
  "progress.logout": /*i18n*/ { id: "progress.logout", message: "Logout" },
  "progress.leaving": /*i18n*/ { id: "progress.leaving", message: "Signing out..." },
  "progress.settings": /*i18n*/ { id: "progress.settings", message: "Account settings" },

  "panel.daily": /*i18n*/ { id: "progress.panel.daily", message: "Daily Tasks" },
  "panel.dailyNote": /*i18n*/ {
    id: "progress.panel.dailyNote",
    message: "New at midnight, wherever you are.",
  },
  "panel.milestone": /*i18n*/ { id: "progress.panel.milestone", message: "Milestone Tasks" },
  "panel.milestoneNote": /*i18n*/ {
    id: "progress.panel.milestoneNote",
    message: "The long road, a stone at a time.",
  },
  "panel.achievement": /*i18n*/ { id: "progress.panel.achievement", message: "Achievements" },
  "panel.achievementNote": /*i18n*/ {
    id: "progress.panel.achievementNote",
    message: "For those who look behind the curtain.",
  },
  "panel.loading": /*i18n*/ { id: "progress.panel.loading", message: "Loading tasks..." },
  "panel.empty": /*i18n*/ {
    id: "progress.panel.empty",
    message: "No tasks available at the moment",
  },
  "panel.emptyNote": /*i18n*/ {
    id: "progress.panel.emptyNote",
    message: "Check back later for new challenges!",
  },
  "panel.failed": /*i18n*/ { id: "progress.panel.failed", message: "Failed to load tasks." },
  "panel.fetchFailed": /*i18n*/ {
    id: "progress.panel.fetchFailed",
    message: "Failed to fetch {type}",
  },
  "panel.signedOut": /*i18n*/ {
    id: "progress.panel.signedOut",
    message: "Authentication token not found. Please log in.",
  },
  "panel.previous": /*i18n*/ {
    id: "progress.panel.previous",
    message: "Previous tasks in {title}",
  },
  "panel.next": /*i18n*/ { id: "progress.panel.next", message: "Next tasks in {title}" },

  "level.level": /*i18n*/ { id: "progress.level.level", message: "Level {level}" },
  "level.coins": /*i18n*/ {
    id: "progress.level.coins",
    message: "{count, plural, one {{amount} coin} other {{amount} coins}}",
  },
  "level.stars": /*i18n*/ { id: "progress.level.stars", message: "Stars to the next level" },
  "level.starsOf": /*i18n*/ {
    id: "progress.level.starsOf",
    message: "{stars} of {needed} stars, {percent}",
  },
  "level.top": /*i18n*/ {
    id: "progress.level.top",
    message: "There is no higher level. The stars still count.",
  },

  "task.required": /*i18n*/ { id: "progress.task.required", message: "Required level" },
  "task.progress": /*i18n*/ { id: "progress.task.progress", message: "Progress" },
  "task.count": /*i18n*/ { id: "progress.task.count", message: "{current} / {target}" },
  "task.completed": /*i18n*/ { id: "progress.task.completed", message: "Completed" },
  "task.locked": /*i18n*/ { id: "progress.task.locked", message: "Locked" },
  "task.coins": /*i18n*/ {
    id: "progress.task.coins",
    message: "{count, plural, one {{amount} coin} other {{amount} coins}}",
  },
  "task.stars": /*i18n*/ {
    id: "progress.task.stars",
    message: "{count, plural, one {{amount} star} other {{amount} stars}}",
  },
  "task.paid": /*i18n*/ {
    id: "progress.task.paid",
    message:
      "{count, plural, one {{amount} coin earned: {tasks}} other {{amount} coins earned: {tasks}}}",
  },
  "task.reward": /*i18n*/ { id: "progress.task.reward", message: "Reward" },

  "ledger.title": /*i18n*/ { id: "progress.ledger.title", message: "Your Coins" },
  "ledger.balance": /*i18n*/ { id: "progress.ledger.balance", message: "In your purse" },
  "ledger.held": /*i18n*/ {
    id: "progress.ledger.held",
    message:
      "{count, plural, one {{amount} coin is set aside} other {{amount} coins are set aside}}",
  },
  "ledger.heldNote": /*i18n*/ {
    id: "progress.ledger.heldNote",
    message: "A turn is running. What it does not need comes back.",
  },
  "ledger.caption": /*i18n*/ { id: "progress.ledger.caption", message: "Coins in and out" },
  "ledger.when": /*i18n*/ { id: "progress.ledger.when", message: "When" },
  "ledger.what": /*i18n*/ { id: "progress.ledger.what", message: "What for" },
  "ledger.amount": /*i18n*/ { id: "progress.ledger.amount", message: "Coins" },
  "ledger.after": /*i18n*/ { id: "progress.ledger.after", message: "Then in the purse" },
  "ledger.empty": /*i18n*/ { id: "progress.ledger.empty", message: "No coins have moved yet." },
  "ledger.more": /*i18n*/ { id: "progress.ledger.more", message: "Earlier entries" },
  "ledger.loading": /*i18n*/ { id: "progress.ledger.loading", message: "Loading..." },
  "ledger.welcome": /*i18n*/ { id: "progress.ledger.welcome", message: "Welcome" },
  "ledger.turn": /*i18n*/ { id: "progress.ledger.turn", message: "A turn" },
  "ledger.task": /*i18n*/ { id: "progress.ledger.task", message: "A task" },
  "ledger.gift": /*i18n*/ { id: "progress.ledger.gift", message: "A gift" },
  "ledger.correction": /*i18n*/ {
    id: "progress.ledger.correction",
    message: "A correction by an administrator",
  },
} as const satisfies MessageTable;
