/** The one door to the router: nothing else in the app imports it, so a change of router is a change here. */
export {
  NavigationType,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  createPath,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router-dom";
