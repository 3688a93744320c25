import type { Story } from "@katha/api/contract";

/** A list of stories that other software reads again and again. */
export interface Feed {
  title: string;
  description: string;
  /** The page on which people see the same list. */
  page: string;
  language?: string;
  stories: readonly Story[];
  /** A story's page. */
  pageOf: (story: Story) => string;
  /** A story's cover in the size for messengers, if we have it. */
  pictureOf: (story: Story) => string | null;
}

export const publishedAt = ({ published_at, created_at }: Story): Date =>
  new Date(published_at ?? created_at);
