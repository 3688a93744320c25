export const sharingEn = {
  "link.title": "A link for trying it",
  "link.note":
    "Whoever has the link can see what the story is, and play it once they have signed in. Nobody else can.",
  "link.loading": "Looking for a link...",
  "link.none": "There is no link to “{title}” yet.",
  "link.make": "Make a link",
  "link.making": "Making...",
  "link.address": "The link",
  "link.copy": "Copy",
  "link.copied": "The link is copied.",
  "link.notCopied": "It could not be copied. It is marked: copy it by hand.",
  "link.once": "It is shown this once. Copy it now: nobody can look it up later.",
  "link.since":
    "A link of {date} is open. It was shown when it was made, and cannot be shown again.",
  "link.until":
    "It stays open until you end it or make another one, or until the story is archived or deleted. Those who have begun to play by it may play on.",
  "link.another": "Make another link",
  "link.anotherNote": "The one before ends with it.",
  "link.end": "End the link",
  "link.ending": "Ending...",
  "link.ended": "The link has ended. Whoever opens it is told so.",
  "link.failedRead": "Failed to look for a link",
  "link.failedMake": "Failed to make a link",
  "link.failedEnd": "Failed to end the link",

  "shared.title": "A story to try",
  "shared.loading": "Opening the story...",
  "shared.failed": "Failed to open the story",
  "shared.ended": "This link has ended",
  "shared.endedNote":
    "Its author has closed it, or made another one. Ask them for the new link. There are other stories meanwhile.",
  "shared.broken": "This link is not whole",
  "shared.brokenNote": "A piece of it was lost on the way. Copy all of it, and open it again.",
  "shared.noteTitle": "Still being written",
  "shared.note":
    "{author} lets you try this story before it is on the shelves. Play it, and tell them where you stumbled and what you want more of.",
  "shared.noteNobody":
    "You may try this story before it is on the shelves. Play it, and tell its author where you stumbled and what you want more of.",
  "shared.guest": "To play it, sign in: the story keeps your place.",
  "shared.own": "This is how your story looks to those who have the link.",
  "shared.ownWay": "Back to My Stories",
  "shared.out": "It is on the shelves by now",
  "shared.outNote": "The story was published since the link was made.",
  "shared.outWay": "Go to the story",
} as const;
