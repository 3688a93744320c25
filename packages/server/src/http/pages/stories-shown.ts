import { featuredStories, type Story } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { askOwnApi } from "../calls/own-requests.ts";
import { routeUrl } from "../calls/register-call.ts";

/** The landing page and Home, whose meta tags name the featured stories. */
const pagesWithStories = /^\/(?:home\/?)?$/;

/** The featured stories on the page at an address, best first; none if they cannot be read. */
export async function storiesShown(app: FastifyInstance, address: string): Promise<Story[]> {
  if (!pagesWithStories.test(address)) return [];
  const answer = await askOwnApi(app, routeUrl(featuredStories));
  if (answer.statusCode !== 200) return [];
  return answer.json<Story[]>().filter(({ is_veiled }) => !is_veiled);
}
