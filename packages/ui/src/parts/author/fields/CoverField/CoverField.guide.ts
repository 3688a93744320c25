import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Sets a story's cover and shows how it looks while it is being set.",
  use: [
    "A story's form: the cover by its address, by an upload, or painted from a suggestion.",
    "Also where an upload is not offered: without `onUpload` there is no button for it.",
  ],
  avoid: [
    { when: "A picture is only shown.", instead: "Picture" },
    { when: "Drafts of a cover are to be compared.", instead: "CoverSuggestions" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: "The root, a `div`: the preview beside the fields, above them on a phone.",
    },
    {
      part: "Preview",
      is: "A `figure`. Without a picture, or when it breaks, a pattern made from the title stands in.",
    },
    {
      part: "Caption",
      is: "Says whether there is a picture, whether it broke, or until when it is tried again.",
    },
    { part: "Address", is: "A text field for the URL, from left to right in every language." },
    { part: "File", is: "A `FileDrop`: a picture is chosen, dropped or pasted, and sent at once." },
    { part: "Buttons", is: "The suggestion for a cover, where `help.cover` is given." },
    { part: "What it shows", is: "A text field for the picture's alternative text." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from the address to the buttons, then to the alternative text." },
    { keys: "Enter or Space on Upload a picture", does: "Opens the browser's file chooser." },
  ],
  spoken: [
    "The caption is a polite live region: “No picture came from this address” is said when a picture breaks.",
    "A failed upload is an alert and is read at once; the picture is kept, to be sent again.",
    "While a file is on its way the button says “Uploading...” and is busy; it keeps the focus.",
  ],
  words: [
    {
      rule: "In the alternative text, say what is to be seen, in one sentence, for somebody who cannot see it.",
      good: "A boatman stands with a small lamp, on a river bank at night.",
      bad: "Cover image of my story",
      hindi: "रात में नदी के किनारे एक माँझी छोटा-सा दीया लिए खड़ा है।",
    },
  ],
  otherNames: ["image upload", "file upload", "image picker", "thumbnail field"],
};
