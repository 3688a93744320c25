export const numbersEn = {
  "numbers.title": "Numbers of {title}",
  "numbers.note": "How others play it. Your own plays are not counted.",
  "numbers.back": "Back to My Stories",
  "numbers.edit": "Edit",
  "numbers.view": "View",
  "numbers.loading": "Counting the plays...",
  "numbers.failed": "Failed to load the numbers",
  "numbers.empty": "Nobody has played it yet",
  "numbers.emptyNote":
    "Give somebody the link for trying it: it waits under My Stories, behind the story's last button.",
  "numbers.emptyShelf":
    "It is on the shelves. When the first player opens it, you see here how far they come.",
  "numbers.emptyAway": "It is archived, and nobody played it while it was on the shelves.",

  "numbers.plates": "At a glance",
  "numbers.starts": "Plays begun",
  "numbers.players": { one: "by {amount} player", other: "by {amount} players" },
  "numbers.finishes": "Plays finished",
  "numbers.standing": { one: "{amount} is on the way", other: "{amount} are on the way" },
  "numbers.completion": "Completion",
  "numbers.completionNote": "of plays come to an ending",
  "numbers.rating": "Rating",
  "numbers.ratingOf": "{rating} out of 5",
  "numbers.ratingNone": "No stars yet",
  "numbers.ratingNoneNote": "Who finishes it may give some",

  "numbers.stops": "Where plays stop",
  "numbers.stopsNote":
    "Plays that came to no ending stand at these scenes. Some will go on; where many stand, look again.",
  "numbers.stopsNone": "Every play came to an ending.",
  "numbers.plays": { one: "{amount} play", other: "{amount} plays" },
  "numbers.gone": "This scene is no longer in the story.",
  "numbers.show": "Show {node} on the map",
  "numbers.stoppedHere": { one: "{amount} stopped", other: "{amount} stopped" },
  "numbers.endedHere": { one: "{amount} ended", other: "{amount} ended" },
  "numbers.more": { one: "{amount} more", other: "{amount} more" },

  "numbers.endings": "Endings",
  "numbers.endingsNote": "Of the plays that came to one.",
  "numbers.endingsNone": "Nobody has come to an ending yet.",

  "numbers.retold": "Told again",
  "numbers.retoldNote":
    "Passages that players had told anew. Perhaps they promise what they don't keep.",
  "numbers.retoldNone": "No passage was told again.",
  "numbers.times": { one: "{amount} time", other: "{amount} times" },
} as const;
