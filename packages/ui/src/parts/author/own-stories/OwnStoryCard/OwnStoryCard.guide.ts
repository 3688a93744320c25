import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows an author one of their stories: where it stands, what it needs, and what can be done with it.",
  use: [
    "The list of an author's own stories, grouped by status.",
    "What the review said of a story belongs to the story, so it is told on its card.",
  ],
  avoid: [
    { when: "Readers choose a story.", instead: "StoryCard" },
    { when: "The story was deleted and can come back.", instead: "DeletedStoryRow" },
    { when: "An administrator works through many stories.", instead: "StoryTable" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article` named by the story's title." },
    { part: "Picture", is: "The cover, or a pattern made from the story where it has none." },
    {
      part: "Words",
      is: "Title, tagline, the date of the last change, and its counts once it has left the draft.",
    },
    {
      part: "Actions",
      is: "Edit, View, and what the status allows: publish, archive, bring back.",
    },
    {
      part: "More",
      is: "A menu: figures, the link for trying it, duplicate, delete. Only drafts that nobody has read can be deleted.",
    },
    {
      part: "News",
      is: "Why the review gave it back, that it waits, how many corrections of players do, or why the last action failed.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the actions, the menu's button last." },
    { keys: "Enter, Space or Arrow down on More", does: "Opens the menu at its first entry." },
    {
      keys: "Arrow keys in the menu",
      does: "Move through the entries; Escape closes it and returns to the button.",
    },
  ],
  spoken: [
    "An article with the title as its name; each action says the story too: “Publish The Salt Ferry, button”.",
    "While an action runs its button says so (“Publishing...”) and the others cannot be pressed; duplicating and deleting are announced as a status.",
    "A failed action is an alert; a story given back by the review is a status.",
    "A story that was just brought back takes the focus, so its title is read.",
  ],
  words: [
    {
      rule: "Say what waits and what would change that, in the author's terms.",
      good: "It waits for the review. Changing it takes it out of the queue.",
      bad: "Status: PENDING_REVIEW (locked)",
      hindi: "यह समीक्षा की राह देख रही है। बदलने पर कतार से निकल जाएगी।",
    },
  ],
  otherNames: ["item card", "content card", "draft card", "post row"],
};
