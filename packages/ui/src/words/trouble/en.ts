/** What a page says in the place of another that could not be shown. */
export const troubleEn = {
  "forbidden.title": "This door is kept locked",
  "forbidden.note":
    "You are signed in, and this room is for others. If it should be open to you, ask whoever keeps the library.",
  "forbidden.login": "Sign in as somebody else",
  "fault.title": "A lamp went out on our side",
  "fault.note": "Your story is safe. Try again; if it stays dark, come back in a while.",
  "fault.code": "If you write to us about it, say this: {code}",
  "offline.title": "You are offline",
  "offline.note":
    "The line to the library is cut. Nothing of yours is lost; the page comes back when the line does.",
} as const;
