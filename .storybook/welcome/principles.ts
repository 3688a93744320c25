export const principles: readonly { name: string; text: string }[] = [
  {
    name: "Props in, callbacks out.",
    text: "A component knows no server, no store and no router.",
  },
  {
    name: "The story comes first.",
    text: "Pictures carry the colour, and the interface is quiet around them.",
  },
  {
    name: "Night and morning.",
    text: "Each colour is a token with a value for either theme; every pair of text and ground is measured.",
  },
  {
    name: "Every reader.",
    text: "The keyboard reaches everything, a screen reader is told in sentences, and motion and contrast are the reader’s to choose.",
  },
  {
    name: "Every script.",
    text: "The words are in English and Hindi, stories in ten languages; what runs from the right is mirrored.",
  },
  {
    name: "Only what you use.",
    text: "Each component is a module of its own, and a bundler leaves out the rest.",
  },
];
