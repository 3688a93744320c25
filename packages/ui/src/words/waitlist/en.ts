export const waitlistEn = {
  "waitlist.soon": "Coming Soon",
  "waitlist.title": "Katha Premium",
  "waitlist.note":
    "More voices to tell, more hands to paint, and a quieter room to read in. It is being built; put your name down and you will hear when the door opens.",
  "waitlist.offer": "Limited time: 50% off for early subscribers",
  "waitlist.form": "Join the waitlist",
  "waitlist.name": "Name",
  "waitlist.email": "Email",
  "waitlist.join": "Join the Waitlist",
  "waitlist.joining": "Submitting...",
  "waitlist.opens": "A form opens in a new tab. Nothing you write here is kept by this site.",
  "waitlist.kept":
    "This site keeps no list of names, and what you write here stays on this page. The day premium opens, the home page says so before anything else does.",
  "waitlist.agree": "By joining you accept the {terms} and the {privacy}.",
  "waitlist.terms": "Terms of Service",
  "waitlist.privacy": "Privacy Policy",

  "waitlist.thanks": "Thank you for joining!",
  "waitlist.thanksForm":
    "The form has opened in a new tab: your place is kept once you have sent it.",
  "waitlist.thanksKept":
    "Nothing was sent anywhere. Look at the home page from time to time: that is where premium will open its door.",
  "waitlist.again": "Open the form again",
  "waitlist.return": "Return to Home",

  "waitlist.benefits": "What it will bring",
  "early.title": "Early access",
  "early.note": "New stories and new commands reach you before they reach the shelves.",
  "exclusive.title": "Exclusive content",
  "exclusive.note": "Stories that are written for premium readers, and long ones above all.",
  "models.title": "Advanced AI models",
  "models.note": "The tellers with the longest memory and the painters with the finest brush.",
  "support.title": "Priority support",
  "support.note": "When something is amiss, your letter is read first.",
  "quiet.title": "Ad-free experience",
  "quiet.note": "Nothing is sold to you between two passages. Ever.",
  "themes.title": "Custom themes",
  "themes.note": "Other rooms of the palace to read in: its own paper, its own light.",

  "fault.blank": "Please fill out all fields",
  "fault.email": "Please enter a valid email address",
  "fault.failed": "Something went wrong. Please try again later.",
} as const;
