/** What the site says in answer to what somebody did, on whatever page they did it. */
export const noticesEn = {
  "play.guest": "Please log in to play this game",
  "play.premium": "This is a premium story. Please upgrade to play.",
  "play.failed": "Failed to start game session",
  "premium.title": "A Premium Story",
  "premium.stay": "Stay Here",
  "premium.waitlist": "Join Waitlist",

  "share.text": "A story to play: {title}",
  "share.copied": "The link is copied. Paste it where your friends are.",
  "share.copiedTitle": "Ready to Share",
  "share.link": "This is the link to share:",

  "google.failed": "Google login failed: {reason}",
  "google.unknown": "Unknown error",
  "answer.invalid": "Invalid response format",

  "newer.note": "A newer Katha is here.",
  "newer.letIn": "Bring it in",
  "newer.later": "Later",

  "trouble.title": "That did not work",
} as const;
