import type { StorySummary } from "@katha/ui";

const told = {
  cover: null,
  author: { name: "Katha", avatar: null },
  category: "Mythology",
  likes: 128,
  plays: 940,
  bookmarks: 61,
} satisfies Partial<StorySummary>;

export const stories: readonly StorySummary[] = [
  {
    ...told,
    id: "0197a5c0-0000-7000-8000-000000000001",
    href: "/game/0197a5c0-0000-7000-8000-000000000001",
    title: "The Ferryman of Vaitarani",
    tagline: "Every soul pays once. One wants to go back.",
    description: "",
    language: "en",
  },
  {
    ...told,
    id: "0197a5c0-0000-7000-8000-000000000002",
    href: "/game/0197a5c0-0000-7000-8000-000000000002",
    title: "चक्रव्यूह की रात",
    tagline: "भीतर का मार्ग सबको पता है। बाहर का किसी को नहीं।",
    description: "",
    language: "hi",
  },
];
