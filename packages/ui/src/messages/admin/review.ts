import type { MessageTable } from "../types.ts";

export const adminReviewMessages = {
  "review.title": /*i18n*/ { id: "admin.review.title", message: "Review" },
  "review.note": /*i18n*/ {
    id: "admin.review.note",
    message: "Stories that wait, the oldest first.",
  },
  "review.empty": /*i18n*/ { id: "admin.review.empty", message: "Nothing waits" },
  "review.emptyNote": /*i18n*/ {
    id: "admin.review.emptyNote",
    message: "Every story that was handed in has had its answer.",
  },
  "review.by": /*i18n*/ { id: "admin.review.by", message: "by {author}" },
  "review.since": /*i18n*/ { id: "admin.review.since", message: "Waits since {date}" },
  "review.look": /*i18n*/ { id: "admin.review.look", message: "Read" },
  "review.read": /*i18n*/ { id: "admin.review.read", message: "Read {title}" },
  "review.approve": /*i18n*/ { id: "admin.review.approve", message: "Approve" },
  "review.approving": /*i18n*/ { id: "admin.review.approving", message: "Approving..." },
  "review.approveStory": /*i18n*/ { id: "admin.review.approveStory", message: "Approve {title}" },
  "review.return": /*i18n*/ { id: "admin.review.return", message: "Return" },
  "review.returning": /*i18n*/ { id: "admin.review.returning", message: "Returning..." },
  "review.returnStory": /*i18n*/ { id: "admin.review.returnStory", message: "Return {title}" },
  "review.returnTitle": /*i18n*/ { id: "admin.review.returnTitle", message: "Return {title}" },
  "review.returnNote": /*i18n*/ {
    id: "admin.review.returnNote",
    message: "Its author reads this. Say what would make it ready.",
  },
  "review.reason": /*i18n*/ { id: "admin.review.reason", message: "Reason" },
  "review.reasonRequired": /*i18n*/ {
    id: "admin.review.reasonRequired",
    message: "Say why, so the author can mend it.",
  },
  "review.returnDo": /*i18n*/ { id: "admin.review.returnDo", message: "Return with this reason" },
  "review.cancel": /*i18n*/ { id: "admin.review.cancel", message: "Cancel" },
  "review.back": /*i18n*/ { id: "admin.review.back", message: "Back to the queue" },
  "review.asReaders": /*i18n*/ { id: "admin.review.asReaders", message: "As readers see it" },
  "review.loading": /*i18n*/ { id: "admin.review.loading", message: "Proving the story..." },
  "review.again": /*i18n*/ { id: "admin.review.again", message: "Read it as it is now" },
  "review.handedIn": /*i18n*/ { id: "admin.review.handedIn", message: "Handed in {date}" },
  "review.is.in_review": /*i18n*/ {
    id: "admin.review.is.in_review",
    message: "It waits for an answer.",
  },
  "review.is.published": /*i18n*/ {
    id: "admin.review.is.published",
    message: "It waits for no answer: it is published.",
  },
  "review.is.draft": /*i18n*/ {
    id: "admin.review.is.draft",
    message: "It waits for no answer: its author has it.",
  },
  "review.is.archived": /*i18n*/ {
    id: "admin.review.is.archived",
    message: "It waits for no answer: it is archived.",
  },
  "review.proof": /*i18n*/ { id: "admin.review.proof", message: "How it plays" },
  "review.changes": /*i18n*/ { id: "admin.review.changes", message: "What has changed" },
  "review.sinceVersion": /*i18n*/ {
    id: "admin.review.sinceVersion",
    message: "Beside version {version}, which was approved {date}.",
  },
  "review.sinceUnknown": /*i18n*/ {
    id: "admin.review.sinceUnknown",
    message: "Beside version {version}, which was approved.",
  },
  "review.first": /*i18n*/ {
    id: "admin.review.first",
    message: "It has never been approved: all of it is new.",
  },
  "review.unchanged": /*i18n*/ {
    id: "admin.review.unchanged",
    message: "Nothing has changed since it was approved.",
  },
  "review.about": /*i18n*/ { id: "admin.review.about", message: "About the story" },
  "review.author": /*i18n*/ { id: "admin.review.author", message: "Author" },
  "review.category": /*i18n*/ { id: "admin.review.category", message: "Category" },
  "review.rating": /*i18n*/ { id: "admin.review.rating", message: "Content rating" },
  "review.difficulty": /*i18n*/ { id: "admin.review.difficulty", message: "Difficulty" },
  "review.language": /*i18n*/ { id: "admin.review.language", message: "Language" },
  "review.version": /*i18n*/ { id: "admin.review.version", message: "Version" },
  "review.none": /*i18n*/ { id: "admin.review.none", message: "None" },
  "review.scenes": /*i18n*/ {
    id: "admin.review.scenes",
    message: "{count, plural, one {Its scene} other {All {amount} scenes}}",
  },
  "review.answers": /*i18n*/ {
    id: "admin.review.answers",
    message:
      "{count, plural, one {What it answers to players} other {All {amount} answers to players}}",
  },
  "review.command": /*i18n*/ {
    id: "admin.review.command",
    message: "When somebody uses “{command}”",
  },
  "review.typed": /*i18n*/ { id: "admin.review.typed", message: "When somebody {what}" },
  "review.moreAnswers": /*i18n*/ {
    id: "admin.review.moreAnswers",
    message: "{count, plural, one {{amount} more answer} other {{amount} more answers}}",
  },
  "review.answersChanged": /*i18n*/ {
    id: "admin.review.answersChanged",
    message:
      "{count, plural, one {{amount} answer is new or changed; it is first below.} other {{amount} answers are new or changed; they are first below.}}",
  },
  "review.noScenes": /*i18n*/ { id: "admin.review.noScenes", message: "It has no scenes." },

  "reports.title": /*i18n*/ { id: "admin.reports.title", message: "Reports" },
  "reports.note": /*i18n*/ {
    id: "admin.reports.note",
    message:
      "Passages that players reported, the oldest first. A decision is written down and changes no story: that is done where the story is edited.",
  },
  "reports.count": /*i18n*/ {
    id: "admin.reports.count",
    message: "{count, plural, one {{amount} report} other {{amount} reports}}",
  },
  "reports.show": /*i18n*/ { id: "admin.reports.show", message: "Show" },
  "reports.empty": /*i18n*/ { id: "admin.reports.empty", message: "No reports here" },
  "reports.emptyNote": /*i18n*/ {
    id: "admin.reports.emptyNote",
    message: "Every passage that was reported has had its answer.",
  },
  "reports.emptyOther": /*i18n*/ {
    id: "admin.reports.emptyOther",
    message: "What is decided so is found here.",
  },
  "reports.open": /*i18n*/ { id: "admin.reports.open", message: "Open" },
  "reports.upheld": /*i18n*/ { id: "admin.reports.upheld", message: "Upheld" },
  "reports.dismissed": /*i18n*/ { id: "admin.reports.dismissed", message: "Dismissed" },
  "reports.rating": /*i18n*/ {
    id: "admin.reports.rating",
    message: "Does not suit the age rating",
  },
  "reports.harm": /*i18n*/ { id: "admin.reports.harm", message: "Shows or invites harm" },
  "reports.hate": /*i18n*/ { id: "admin.reports.hate", message: "Hateful" },
  "reports.sexual": /*i18n*/ { id: "admin.reports.sexual", message: "Sexual" },
  "reports.other": /*i18n*/ { id: "admin.reports.other", message: "Something else" },
  "reports.said": /*i18n*/ { id: "admin.reports.said", message: "Before it, the reader said:" },
  "reports.reader": /*i18n*/ { id: "admin.reports.reader", message: "The reader says:" },
  "reports.edit": /*i18n*/ { id: "admin.reports.edit", message: "Edit the story" },
  "reports.upheldDo": /*i18n*/ { id: "admin.reports.upheldDo", message: "Uphold" },
  "reports.upheldStory": /*i18n*/ {
    id: "admin.reports.upheldStory",
    message: "Uphold the report about {title}",
  },
  "reports.dismissedDo": /*i18n*/ { id: "admin.reports.dismissedDo", message: "Dismiss" },
  "reports.dismissedStory": /*i18n*/ {
    id: "admin.reports.dismissedStory",
    message: "Dismiss the report about {title}",
  },
  "reports.openDo": /*i18n*/ { id: "admin.reports.openDo", message: "Open again" },
  "reports.openStory": /*i18n*/ {
    id: "admin.reports.openStory",
    message: "Open again the report about {title}",
  },
} as const satisfies MessageTable;
