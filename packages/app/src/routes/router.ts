import type { createBrowserRouter } from "react-router-dom";

/** No other module imports the router, so that replacing it would change only this one. */
export {
  Link,
  NavigationType,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  redirect,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteMatch as AppRouteMatch,
  type RouteObject,
} from "react-router-dom";

export type AppRouter = ReturnType<typeof createBrowserRouter>;
