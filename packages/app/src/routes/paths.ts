import { base } from "./base.ts";
import { type RouteId, pageRoutes, type routeTable } from "./route-table.ts";

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A string for a page without parameters, otherwise a function of the parameter. */
type PathOf<Path extends string> = [ParamName<Path>] extends [never]
  ? Path
  : (param: string) => string;

type Paths = { readonly [Id in RouteId]: PathOf<(typeof routeTable)[Id]["path"]> };

/** The addresses of the pages, for links: `paths.home`, `paths.story(id)`. */
export const paths = Object.fromEntries(
  pageRoutes.map(({ id, path }) => [
    id,
    path.includes(":")
      ? (param: string) => base + path.replace(/:\w+/, () => encodeURIComponent(param))
      : base + path,
  ]),
) as unknown as Paths;
