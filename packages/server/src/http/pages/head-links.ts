import type { Story } from "@katha/api/contract";

/** What other software may read in the place of a page. */
export interface HeadLink {
  rel: "alternate" | "related";
  type: string;
  title: string;
  href: string;
}

export interface LinkedPage {
  site: string;
  address: string;
  /** The story that the page is about. */
  story?: Story;
  /** What a page that lists stories was asked for. */
  query?: URLSearchParams | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Each names what belongs to a page. */
    headLinks: ((page: LinkedPage) => readonly HeadLink[])[];
  }
}
