import { featuredStories, type Story } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { routeUrl } from "../calls/register-call.ts";

/** The doors of the site, which put stories forward. */
const doors = /^\/(?:home\/?)?$/;

/** What the page at an address puts forward, best first; where it cannot be had, the page is still there. */
export async function storiesShown(app: FastifyInstance, address: string): Promise<Story[]> {
  if (!doors.test(address)) return [];
  const answer = await app.inject({ method: "GET", url: routeUrl(featuredStories) });
  return answer.statusCode === 200 ? answer.json<Story[]>() : [];
}
