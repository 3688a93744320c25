/** The folders of components and what they are for, in the order of the index. */
export const groups: readonly { folder: string; use: string; about: string }[] = [
  { folder: "primitives/actions", use: "Something to press", about: "Buttons, links, tabs" },
  { folder: "primitives/fields", use: "Something to fill in", about: "Fields, choices, forms" },
  { folder: "primitives/feedback", use: "How something stands", about: "Working, done, or wrong" },
  { folder: "primitives/overlays", use: "Above the page", about: "Dialogs, menus, hints" },
  { folder: "primitives/content", use: "Words and pictures", about: "Text, tables, pictures" },
  { folder: "primitives/marks", use: "Small marks", about: "Icons, badges, stars" },
  { folder: "primitives/theme", use: "Colours of your own", about: "Themes and islands" },
  { folder: "parts/story", use: "Stories to choose from", about: "Cards, shelves, a story's page" },
  { folder: "parts/play", use: "A story being played", about: "The log, choices, commands" },
  { folder: "parts/progress", use: "What a player has won", about: "Levels, tasks, coins" },
  {
    folder: "parts/shell",
    use: "Around every page",
    about: "Bars, footers, empty and broken pages",
  },
  { folder: "parts/account", use: "An account", about: "Signing in, two steps, storage" },
  { folder: "parts/author", use: "Writing a story", about: "Forms, the map, versions" },
  { folder: "parts/landing", use: "The first page", about: "A hero and what follows it" },
  { folder: "parts/legal", use: "Guides and terms", about: "Long texts with contents" },
  { folder: "parts/waitlist", use: "A waiting list", about: "What it brings, and its form" },
  { folder: "parts/admin", use: "Looking after it all", about: "Tables, queues, reports" },
];
