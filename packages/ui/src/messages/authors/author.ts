import type { MessageTable } from "../types.ts";

export const authorMessages = {
  "create.title": /*i18n*/ { id: "author.create.title", message: "Create Your Story" },
  "create.note": /*i18n*/ {
    id: "author.create.note",
    message:
      "The first page is enough to begin with. The others can wait until you know your story better.",
  },
  "create.parts": /*i18n*/ { id: "author.create.parts", message: "The parts of your story" },
  "create.basic": /*i18n*/ { id: "author.create.basic", message: "Basic Info" },
  "create.details": /*i18n*/ { id: "author.create.details", message: "Details" },
  "create.gameplay": /*i18n*/ { id: "author.create.gameplay", message: "Gameplay" },
  "create.structure": /*i18n*/ { id: "author.create.structure", message: "Story Structure" },
  "create.detailsNote": /*i18n*/ {
    id: "author.create.detailsNote",
    message: "All of this has a good beginning already. Change what you like.",
  },
  "create.gameplayNote": /*i18n*/ {
    id: "author.create.gameplayNote",
    message: "How long the road is, and what a player carries on it.",
  },
  "create.structureNote": /*i18n*/ {
    id: "author.create.structureNote",
    message:
      "Scenes, and the choices that lead from one to the next. A scene without choices is an ending.",
  },
  "create.previous": /*i18n*/ { id: "author.create.previous", message: "Back" },
  "create.next": /*i18n*/ { id: "author.create.next", message: "Next" },
  "create.cancel": /*i18n*/ { id: "author.create.cancel", message: "Cancel" },
  "create.submit": /*i18n*/ { id: "author.create.submit", message: "Create Story" },
  "create.busy": /*i18n*/ { id: "author.create.busy", message: "Creating..." },
  "create.failed": /*i18n*/ { id: "author.create.failed", message: "Failed to create story" },
  "create.expired": /*i18n*/ {
    id: "author.create.expired",
    message: "Your session has expired. Please log in again.",
  },
  "create.forbidden": /*i18n*/ {
    id: "author.create.forbidden",
    message: "You do not have permission to create stories.",
  },
  "create.invalid": /*i18n*/ { id: "author.create.invalid", message: "Validation failed." },
  "create.amiss": /*i18n*/ {
    id: "author.create.amiss",
    message: "{count, plural, one {{amount} thing to mend} other {{amount} things to mend}}",
  },

  "draft.kept": /*i18n*/ { id: "author.draft.kept", message: "What you wrote last time is here." },
  "draft.forget": /*i18n*/ { id: "author.draft.forget", message: "Start afresh" },

  "options.loading": /*i18n*/ { id: "author.options.loading", message: "Loading..." },
  "options.failed": /*i18n*/ {
    id: "author.options.failed",
    message: "Failed to load categories and tags. Please try again.",
  },

  "field.title": /*i18n*/ { id: "author.field.title", message: "Title" },
  "field.titleHint": /*i18n*/ {
    id: "author.field.titleHint",
    message: "Up to 160 characters. It stands on the cover.",
  },
  "field.tagline": /*i18n*/ { id: "author.field.tagline", message: "Tagline" },
  "field.taglineHint": /*i18n*/ {
    id: "author.field.taglineHint",
    message: "One line that makes somebody open the door.",
  },
  "field.description": /*i18n*/ { id: "author.field.description", message: "Description" },
  "field.descriptionHint": /*i18n*/ {
    id: "author.field.descriptionHint",
    message: "For readers, before they play. Markdown works: *italic*, **bold**, links.",
  },
  "field.prompt": /*i18n*/ { id: "author.field.prompt", message: "Story prompt" },
  "field.promptHint": /*i18n*/ {
    id: "author.field.promptHint",
    message: "For the narrator: who the player is, where it begins, how it should sound.",
  },
  "field.systemPrompt": /*i18n*/ { id: "author.field.systemPrompt", message: "System prompt" },
  "field.systemPromptHint": /*i18n*/ {
    id: "author.field.systemPromptHint",
    message:
      "Told to the narrator before every turn. Players never see it. A line that begins with “Never:” lists words that no part told by a model may hold: “Never: guns, police”.",
  },
  "field.coverUrl": /*i18n*/ { id: "author.field.coverUrl", message: "Cover image URL" },
  "field.coverUrlHint": /*i18n*/ {
    id: "author.field.coverUrlHint",
    message: "Recommended at 16:9, 1280 pixels wide or more.",
  },
  "field.imageAlt": /*i18n*/ { id: "author.field.imageAlt", message: "What the cover shows" },
  "field.imageAltHint": /*i18n*/ {
    id: "author.field.imageAltHint",
    message: "For readers who cannot see it, in one sentence.",
  },
  "field.categoryId": /*i18n*/ { id: "author.field.categoryId", message: "Category" },
  "field.categoryChoose": /*i18n*/ {
    id: "author.field.categoryChoose",
    message: "Choose a category",
  },
  "field.categoryNone": /*i18n*/ { id: "author.field.categoryNone", message: "No category" },
  "field.tagIds": /*i18n*/ { id: "author.field.tagIds", message: "Tags" },
  "field.tagsNone": /*i18n*/ { id: "author.field.tagsNone", message: "There are no tags yet." },
  "field.initialXp": /*i18n*/ { id: "author.field.initialXp", message: "Starting XP" },
  "field.actions": /*i18n*/ { id: "author.field.actions", message: "Actions" },
  "field.cards": /*i18n*/ { id: "author.field.cards", message: "Story cards" },
  "field.scenes": /*i18n*/ { id: "author.field.scenes", message: "Total scenes" },
  "field.branches": /*i18n*/ { id: "author.field.branches", message: "Branching points" },
  "field.endings": /*i18n*/ { id: "author.field.endings", message: "Possible endings" },
  "counted.note": /*i18n*/ {
    id: "author.counted.note",
    message:
      "In the structure: {scenes} scenes, {branches} with more than one way on, {endings} endings.",
  },
  "counted.take": /*i18n*/ { id: "author.counted.take", message: "Take these figures" },
  "field.playMinutes": /*i18n*/ { id: "author.field.playMinutes", message: "Play time in minutes" },
  "field.playMinutesHint": /*i18n*/ {
    id: "author.field.playMinutesHint",
    message: "Counts only while the scenes give no minutes of their own to measure.",
  },
  "field.contentRating": /*i18n*/ { id: "author.field.contentRating", message: "Content rating" },
  "field.difficulty": /*i18n*/ { id: "author.field.difficulty", message: "Difficulty" },
  "field.language": /*i18n*/ { id: "author.field.language", message: "Language" },
  "field.awaitsNativeReader": /*i18n*/ {
    id: "author.field.awaitsNativeReader",
    message: "Not yet read by a native reader",
  },
  "field.awaitsNativeReaderOf": /*i18n*/ {
    id: "author.field.awaitsNativeReaderOf",
    message: "Not yet read by a native reader of {language}",
  },
  "field.awaitsNativeReaderHint": /*i18n*/ {
    id: "author.field.awaitsNativeReaderHint",
    message: "Players see this in a quiet line, with a way to send you corrections.",
  },
  "field.isPremium": /*i18n*/ { id: "author.field.isPremium", message: "Premium story" },
  "field.isPremiumHint": /*i18n*/ {
    id: "author.field.isPremiumHint",
    message: "Only players with premium access can play it.",
  },
  "field.isOnlineOnly": /*i18n*/ {
    id: "author.field.isOnlineOnly",
    message: "Do not let readers take it along",
  },
  "field.isOnlineOnlyHint": /*i18n*/ {
    id: "author.field.isOnlineOnlyHint",
    message:
      "Without this, readers can keep the story on their device and play it without a connection. Its whole text lies there then, and who knows how can read it, endings too. What readers have along by now stays with them until they are online and play on. Premium stories are never taken along.",
  },
  "field.isFeatured": /*i18n*/ { id: "author.field.isFeatured", message: "Featured story" },
  "field.isFeaturedHint": /*i18n*/ {
    id: "author.field.isFeaturedHint",
    message: "It stands on the shelf of what the house recommends.",
  },
  "field.xpGainMultiplier": /*i18n*/ {
    id: "author.field.xpGainMultiplier",
    message: "XP gain multiplier",
  },
  "field.healthMax": /*i18n*/ { id: "author.field.healthMax", message: "Highest health" },
  "field.inventorySlots": /*i18n*/ {
    id: "author.field.inventorySlots",
    message: "Inventory slots",
  },
  "field.skillCheck": /*i18n*/ { id: "author.field.skillCheck", message: "Skill checks" },
  "field.gameConfigText": /*i18n*/ {
    id: "author.field.gameConfigText",
    message: "Game configuration (JSON)",
  },
  "field.bibleText": /*i18n*/ { id: "author.field.bibleText", message: "Who and what is in it" },
  "field.structureText": /*i18n*/ {
    id: "author.field.structureText",
    message: "Story structure (JSON)",
  },

  "option.family": /*i18n*/ { id: "author.option.family", message: "Family" },
  "option.general": /*i18n*/ { id: "author.option.general", message: "General" },
  "option.everyone": /*i18n*/ { id: "author.option.everyone", message: "Everyone" },
  "option.teen": /*i18n*/ { id: "author.option.teen", message: "Teen (13+)" },
  "option.mature": /*i18n*/ { id: "author.option.mature", message: "Mature (17+)" },
  "option.beginner": /*i18n*/ { id: "author.option.beginner", message: "Beginner" },
  "option.easy": /*i18n*/ { id: "author.option.easy", message: "Easy" },
  "option.medium": /*i18n*/ { id: "author.option.medium", message: "Medium" },
  "option.advanced": /*i18n*/ { id: "author.option.advanced", message: "Advanced" },
  "option.hard": /*i18n*/ { id: "author.option.hard", message: "Hard" },

  "fault.titleRequired": /*i18n*/ {
    id: "author.fault.titleRequired",
    message: "Title is required",
  },
  "fault.taglineRequired": /*i18n*/ {
    id: "author.fault.taglineRequired",
    message: "Tagline is required",
  },
  "fault.descriptionRequired": /*i18n*/ {
    id: "author.fault.descriptionRequired",
    message: "Description is required",
  },
  "fault.promptRequired": /*i18n*/ {
    id: "author.fault.promptRequired",
    message: "Story prompt is required",
  },
  "fault.coverRequired": /*i18n*/ {
    id: "author.fault.coverRequired",
    message: "Cover image URL is required",
  },
  "fault.coverNotUrl": /*i18n*/ {
    id: "author.fault.coverNotUrl",
    message: "Cover image must be a URL",
  },
  "fault.categoryRequired": /*i18n*/ {
    id: "author.fault.categoryRequired",
    message: "Category is required",
  },
  "fault.structureUnreadable": /*i18n*/ {
    id: "author.fault.structureUnreadable",
    message: "The structure is not JSON yet",
  },
  "fault.atLeast": /*i18n*/ { id: "author.fault.atLeast", message: "This must be at least {min}." },

  "cover.preview": /*i18n*/ { id: "author.cover.preview", message: "Preview of the cover" },
  "cover.none": /*i18n*/ { id: "author.cover.none", message: "The cover will show here." },
  "cover.broken": /*i18n*/ {
    id: "author.cover.broken",
    message: "No picture came from this address. A pattern stands in for it.",
  },
  "cover.awaited": /*i18n*/ {
    id: "author.cover.awaited",
    message:
      "The picture at its address could not be fetched yet. It is tried again until {date}, and readers see a painted cover meanwhile. Nothing is lost; you can also upload the picture.",
  },
  "cover.givenUp": /*i18n*/ {
    id: "author.cover.givenUp",
    message:
      "The picture at its address could not be fetched for a week and is not tried any more. Readers see a painted cover. Check the address, or upload the picture.",
  },
  "cover.upload": /*i18n*/ { id: "author.cover.upload", message: "Upload a picture" },
  "cover.notPicture": /*i18n*/ {
    id: "author.cover.notPicture",
    message: "This file is no picture that can be shown: choose a JPEG, PNG, WebP, AVIF or GIF.",
  },
  "cover.uploading": /*i18n*/ { id: "author.cover.uploading", message: "Uploading..." },

  "help.taglines": /*i18n*/ { id: "author.help.taglines", message: "Suggest taglines" },
  "help.alt_text": /*i18n*/ { id: "author.help.alt_text", message: "Suggest words for it" },
  "help.cover": /*i18n*/ { id: "author.help.cover", message: "Have one painted" },
  "help.short": /*i18n*/ { id: "author.help.short", message: "Suggest" },

  "json.broken": /*i18n*/ { id: "author.json.broken", message: "This is not JSON yet." },
  "json.brokenAt": /*i18n*/ {
    id: "author.json.brokenAt",
    message: "This is not JSON yet: look at line {line}, column {column}.",
  },
  "json.notObject": /*i18n*/ {
    id: "author.json.notObject",
    message: "This is JSON, but not an object in curly braces.",
  },
  "json.tidy": /*i18n*/ { id: "author.json.tidy", message: "Set it in order" },
  "json.askTitle": /*i18n*/ { id: "author.json.askTitle", message: "Save it with an empty part?" },
  "json.askNote": /*i18n*/ {
    id: "author.json.askNote",
    message:
      "Some of the JSON cannot be read. What cannot be read is saved empty; the text here stays as it is until the story is saved.",
  },
  "json.mend": /*i18n*/ { id: "author.json.mend", message: "Mend it first" },
  "json.anyway": /*i18n*/ { id: "author.json.anyway", message: "Save it empty" },

  "findings.title": /*i18n*/ { id: "author.findings.title", message: "What the review found" },
  "findings.clean": /*i18n*/ {
    id: "author.findings.clean",
    message: "Nothing stands in the way. The structure can be played to an end.",
  },
  "findings.errors": /*i18n*/ {
    id: "author.findings.errors",
    message: "{count, plural, one {{amount} to mend} other {{amount} to mend}}",
  },
  "findings.warnings": /*i18n*/ {
    id: "author.findings.warnings",
    message: "{count, plural, one {{amount} worth a look} other {{amount} worth a look}}",
  },
  "findings.error": /*i18n*/ { id: "author.findings.error", message: "Mend" },
  "findings.warning": /*i18n*/ { id: "author.findings.warning", message: "Look" },
  "findings.more": /*i18n*/ {
    id: "author.findings.more",
    message:
      "{count, plural, one {And {amount} more, once these are mended.} other {And {amount} more, once these are mended.}}",
  },
  "findings.at": /*i18n*/ { id: "author.findings.at", message: "at {node}" },

  "mine.title": /*i18n*/ { id: "author.mine.title", message: "My Stories" },
  "mine.note": /*i18n*/ {
    id: "author.mine.note",
    message: "What you are writing, and what others already read.",
  },
  "mine.create": /*i18n*/ { id: "author.mine.create", message: "Create New Story" },
  "mine.loading": /*i18n*/ { id: "author.mine.loading", message: "Loading your stories..." },
  "mine.failed": /*i18n*/ { id: "author.mine.failed", message: "Failed to load your stories" },
  "mine.empty": /*i18n*/ { id: "author.mine.empty", message: "The desk is clear" },
  "mine.emptyNote": /*i18n*/ {
    id: "author.mine.emptyNote",
    message: "Every story began as an empty page. This one is yours.",
  },
  "mine.draft": /*i18n*/ { id: "author.mine.draft", message: "Draft Stories" },
  "mine.published": /*i18n*/ { id: "author.mine.published", message: "Published Stories" },
  "mine.in_review": /*i18n*/ { id: "author.mine.in_review", message: "In Review" },
  "mine.archived": /*i18n*/ { id: "author.mine.archived", message: "Archived Stories" },
  "mine.draftEmpty": /*i18n*/ { id: "author.mine.draftEmpty", message: "Nothing is half-written." },
  "mine.publishedEmpty": /*i18n*/ {
    id: "author.mine.publishedEmpty",
    message: "Nothing is on the shelves yet. Publish a draft when it is ready.",
  },
  "mine.count": /*i18n*/ {
    id: "author.mine.count",
    message: "{count, plural, one {{amount} story} other {{amount} stories}}",
  },
  "mine.edit": /*i18n*/ { id: "author.mine.edit", message: "Edit" },
  "mine.view": /*i18n*/ { id: "author.mine.view", message: "View" },
  "mine.publish": /*i18n*/ { id: "author.mine.publish", message: "Publish" },
  "mine.publishing": /*i18n*/ { id: "author.mine.publishing", message: "Publishing..." },
  "mine.archive": /*i18n*/ { id: "author.mine.archive", message: "Archive" },
  "mine.archiving": /*i18n*/ { id: "author.mine.archiving", message: "Archiving..." },
  "mine.restore": /*i18n*/ { id: "author.mine.restore", message: "Bring back" },
  "mine.restoring": /*i18n*/ { id: "author.mine.restoring", message: "Bringing back..." },
  "mine.editStory": /*i18n*/ { id: "author.mine.editStory", message: "Edit {title}" },
  "mine.viewStory": /*i18n*/ { id: "author.mine.viewStory", message: "View {title}" },
  "mine.publishStory": /*i18n*/ { id: "author.mine.publishStory", message: "Publish {title}" },
  "mine.archiveStory": /*i18n*/ { id: "author.mine.archiveStory", message: "Archive {title}" },
  "mine.restoreStory": /*i18n*/ { id: "author.mine.restoreStory", message: "Bring back {title}" },
  "mine.changed": /*i18n*/ { id: "author.mine.changed", message: "Changed {date}" },
  "mine.returned": /*i18n*/ {
    id: "author.mine.returned",
    message: "The review gave it back on {date}:",
  },
  "mine.waiting": /*i18n*/ {
    id: "author.mine.waiting",
    message: "It waits for the review. Changing it takes it out of the queue.",
  },
  "mine.changeWaiting": /*i18n*/ {
    id: "author.mine.changeWaiting",
    message:
      "Your change waits for the review. Until it is approved, readers see the story as it was.",
  },
  "mine.archivedByAdmin": /*i18n*/ {
    id: "author.mine.archivedByAdmin",
    message:
      "An administrator archived it, and only an administrator can bring it back. All that you wrote is kept, and you can copy it.",
  },
  "mine.corrections": /*i18n*/ {
    id: "author.mine.corrections",
    message:
      "{count, plural, one {{amount} correction from players waits beside the story's scenes.} other {{amount} corrections from players wait beside the story's scenes.}}",
  },
  "mine.toCorrections": /*i18n*/ { id: "author.mine.toCorrections", message: "Open the editor" },
  "mine.toCorrectionsOf": /*i18n*/ {
    id: "author.mine.toCorrectionsOf",
    message: "Open the editor of {title}",
  },
  "mine.refused": /*i18n*/ { id: "author.mine.refused", message: "It cannot be published yet." },
  "mine.publishWarned": /*i18n*/ {
    id: "author.mine.publishWarned",
    message: "It is on its way to readers. Look at this when you can:",
  },
  "mine.publishDone": /*i18n*/ {
    id: "author.mine.publishDone",
    message: "It is on its way to readers.",
  },
  "mine.publishHeld": /*i18n*/ {
    id: "author.mine.publishHeld",
    message: "Not published yet. Mend what is marked “Mend”, then publish again:",
  },
  "mine.publishFailed": /*i18n*/ {
    id: "author.mine.publishFailed",
    message: "Failed to publish story",
  },
  "mine.archiveFailed": /*i18n*/ {
    id: "author.mine.archiveFailed",
    message: "Failed to archive story",
  },
  "mine.restoreFailed": /*i18n*/ {
    id: "author.mine.restoreFailed",
    message: "The story could not be brought back. Try again.",
  },
  "mine.more": /*i18n*/ { id: "author.mine.more", message: "More for {title}" },
  "mine.numbers": /*i18n*/ { id: "author.mine.numbers", message: "Numbers" },
  "mine.share": /*i18n*/ { id: "author.mine.share", message: "Link for trying it" },
  "mine.duplicate": /*i18n*/ { id: "author.mine.duplicate", message: "Duplicate" },
  "mine.duplicating": /*i18n*/ { id: "author.mine.duplicating", message: "Duplicating..." },
  "mine.duplicateFailed": /*i18n*/ {
    id: "author.mine.duplicateFailed",
    message: "Failed to duplicate story",
  },
  "mine.delete": /*i18n*/ { id: "author.mine.delete", message: "Delete" },
  "mine.deleting": /*i18n*/ { id: "author.mine.deleting", message: "Deleting..." },
  "mine.deleteFailed": /*i18n*/ {
    id: "author.mine.deleteFailed",
    message: "Failed to delete story",
  },
  "mine.deleted": /*i18n*/ {
    id: "author.mine.deleted",
    message: "“{title}” is deleted. Until {time} it can be brought back.",
  },
  "mine.undo": /*i18n*/ { id: "author.mine.undo", message: "Undo" },
  "mine.undoing": /*i18n*/ { id: "author.mine.undoing", message: "Bringing back..." },
  "mine.undoFailed": /*i18n*/ {
    id: "author.mine.undoFailed",
    message: "Failed to bring the story back",
  },
  "mine.forget": /*i18n*/ { id: "author.mine.forget", message: "Put this line away" },

  "edit.title": /*i18n*/ { id: "author.edit.title", message: "Edit Story" },
  "edit.back": /*i18n*/ { id: "author.edit.back", message: "Back to My Stories" },
  "edit.toScenes": /*i18n*/ { id: "author.edit.toScenes", message: "To the scenes" },
  "edit.loading": /*i18n*/ { id: "author.edit.loading", message: "Loading story details..." },
  "edit.failedLoad": /*i18n*/ {
    id: "author.edit.failedLoad",
    message: "Failed to load story details",
  },
  "edit.failedSave": /*i18n*/ { id: "author.edit.failedSave", message: "Failed to update story" },
  "edit.basic": /*i18n*/ { id: "author.edit.basic", message: "Basic Information" },
  "edit.categorization": /*i18n*/ { id: "author.edit.categorization", message: "Categorization" },
  "edit.settings": /*i18n*/ { id: "author.edit.settings", message: "Settings" },
  "edit.structure": /*i18n*/ { id: "author.edit.structure", message: "Story Structure" },
  "edit.cancel": /*i18n*/ { id: "author.edit.cancel", message: "Cancel" },
  "edit.save": /*i18n*/ { id: "author.edit.save", message: "Save Changes" },
  "edit.saving": /*i18n*/ { id: "author.edit.saving", message: "Saving..." },
  "edit.saved": /*i18n*/ { id: "author.edit.saved", message: "Story updated successfully!" },
  "edit.savedNote": /*i18n*/ {
    id: "author.edit.savedNote",
    message: "Taking you back to your stories.",
  },

  "conflict.title": /*i18n*/ {
    id: "author.conflict.title",
    message: "It was saved elsewhere meanwhile",
  },
  "conflict.note": /*i18n*/ {
    id: "author.conflict.note",
    message:
      "Nothing of yours is overwritten, and nothing of theirs. Choose for each part, then save.",
  },
  "conflict.yours": /*i18n*/ { id: "author.conflict.yours", message: "Yours, not saved yet" },
  "conflict.theirs": /*i18n*/ { id: "author.conflict.theirs", message: "Saved {date}" },
  "conflict.take": /*i18n*/ { id: "author.conflict.take", message: "Take the saved one: {field}" },
  "conflict.keep": /*i18n*/ {
    id: "author.conflict.keep",
    message: "Yours stays unless you take the other.",
  },
  "conflict.same": /*i18n*/ {
    id: "author.conflict.same",
    message: "The parts that this page changes are alike in both. Save again.",
  },
  "conflict.scenes": /*i18n*/ {
    id: "author.conflict.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "conflict.empty": /*i18n*/ { id: "author.conflict.empty", message: "Nothing" },
  "conflict.on": /*i18n*/ { id: "author.conflict.on", message: "On" },
  "conflict.off": /*i18n*/ { id: "author.conflict.off", message: "Off" },
} as const satisfies MessageTable;
