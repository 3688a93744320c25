import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { featuredStories, getStory, type Story, type StoryDetail } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { askOwnApi } from "../calls/own-requests.ts";
import { routeUrl } from "../calls/register-call.ts";

/** One line of the table that the app's build writes into routes.json. */
interface AppRoute {
  readonly id: string;
  readonly path: string;
  readonly access: "anyone" | "signIn" | "member" | "admin";
  readonly inSitemap?: true;
  readonly about?: "story";
  readonly unlisted?: true;
  readonly rendersQuery?: true;
}

export interface AppPage extends AppRoute {
  readonly pattern: RegExp;
}

export const readAppPages = (folder: string) => readPages(path.join(folder, routesFile));

async function readPages(file: string): Promise<readonly AppPage[]> {
  return (JSON.parse(await readFile(file, "utf8")) as AppRoute[]).map(toAppPage);
}

/**
 * For emails. Read each time, because `npm run dev` may write the file while the server starts; undefined without an
 * app.
 */
export async function pathInFile(
  file: string,
  id: string,
  param: string,
): Promise<string | undefined> {
  return existsSync(file) ? pathOf(await readPages(file), id, param) : undefined;
}

export function toAppPage(route: AppRoute): AppPage {
  const source = route.path.replaceAll(/:\w+/g, "([^/]+)").replace(/\/$/, "");
  return { ...route, pattern: new RegExp(`^${source}/?$`) };
}

/** The address of a page with its parameter filled in, for the server's own links. */
export function pathOf(pages: readonly AppPage[], id: string, param = ""): string {
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error(`The app has no page "${id}".`);
  return page.path.replace(/:\w+/, () => encodeURIComponent(param));
}

export const routesFile = "routes.json";

export interface FoundPage {
  status: 200 | 404;
  /** The subject of the page, if it has one, as its call answers it to a guest. */
  about?: StoryDetail;
  unlisted?: true;
  /** What follows the path belongs to the page. */
  rendersQuery?: true;
}

/**
 * The page at an address; an unknown page, or one whose subject does not exist, has status 404. The app explains why.
 */
export async function findPage(
  app: FastifyInstance,
  pages: readonly AppPage[],
  address: string,
): Promise<FoundPage> {
  for (const { pattern, about, unlisted, access, rendersQuery } of pages) {
    const match = pattern.exec(address);
    if (!match) continue;
    if (about) return pageAboutStory(app, match[1] ?? "");
    return unlisted || access !== "anyone"
      ? { status: 200, unlisted: true }
      : { status: 200, ...(rendersQuery && { rendersQuery }) };
  }
  return { status: 404 };
}

async function pageAboutStory(app: FastifyInstance, id: string): Promise<FoundPage> {
  const answer = await askOwnApi(app, routeUrl(getStory).replace(":id", id));
  if (answer.statusCode === 404 || answer.statusCode === 422) return { status: 404 };
  return answer.statusCode === 200
    ? { status: 200, about: answer.json<StoryDetail>() }
    : { status: 200 };
}

/** The landing page and Home, whose meta tags name the featured stories. */
const pagesWithStories = /^\/(?:home\/?)?$/;

/** The featured stories on the page at an address, best first; none if they cannot be read. */
export async function storiesShown(app: FastifyInstance, address: string): Promise<Story[]> {
  if (!pagesWithStories.test(address)) return [];
  const answer = await askOwnApi(app, routeUrl(featuredStories));
  if (answer.statusCode !== 200) return [];
  return answer.json<Story[]>().filter(({ is_veiled }) => !is_veiled);
}
