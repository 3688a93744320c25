/** @jsxImportSource react */
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
} from "../../../src/router.ts";
import { type Scene, found } from "./scene.ts";

const guide: { navigate?: ReturnType<typeof useNavigate> } = {};

function Frame() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const navigation = useNavigation();
  useEffect(() => {
    guide.navigate = navigate;
  }, [navigate]);
  return (
    <div data-at={pathname + hash} data-state={navigation.state}>
      <Outlet />
      <ScrollRestoration />
    </div>
  );
}

function Fault() {
  const error = useRouteError();
  return <p>fault: {error instanceof Error ? error.message : JSON.stringify(error)}</p>;
}

function Story() {
  return <h1>story {useParams()["id"]}</h1>;
}

function Broken(): never {
  throw new Error("A page fell");
}

const ways: Scene = async (place, say, pass) => {
  const router = createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: Fault,
      children: [
        { path: "/", Component: () => <h1>door</h1> },
        {
          path: "/home",
          HydrateFallback: () => <i>waiting</i>,
          lazy: { Component: async () => () => <h1>home</h1> },
          loader: ({ request }) => {
            say(`loads ${new URL(request.url).pathname}`);
            return null;
          },
        },
        { path: "/game/:id", Component: Story, ErrorBoundary: Fault },
        { path: "/old", loader: () => redirect("/game/7?from=old#here") },
        { path: "/dark", loader: () => Promise.reject(new Error("No light")), Component: Story },
        { path: "/broken", Component: Broken, ErrorBoundary: Fault },
        { path: "/stale", lazy: { Component: () => Promise.reject(new Error("A stale file")) } },
        {
          path: "/gone",
          loader: () => {
            // oxlint-disable-next-line typescript/only-throw-error -- a loader may answer so
            throw new Response("", { status: 410 });
          },
        },
        { path: "*", Component: () => <h1>lost</h1> },
      ],
    },
  ]);
  const stop = router.subscribe(({ location, navigation, historyAction }) =>
    say(`${historyAction} ${location.pathname}${location.search} ${navigation.state}`),
  );
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  await pass(20);
  say(place.innerHTML);
  const tour = ["/home", "/game/1", "/old", -1, -1, 1, "/nowhere", "/dark", "/home", "/broken"];
  for (const to of [...tour, "/stale", "/gone", "/game/2#end", "../game/3"]) {
    if (typeof to === "number") {
      const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      void guide.navigate?.(to);
      await gone;
    } else if (place.querySelector("[data-at]")) void guide.navigate?.(to);
    else await router.navigate(to);
    await pass(20);
    say(`${to}: ${place.innerHTML}`);
  }
  await router.navigate("/home", { replace: true, preventScrollReset: true });
  await pass(20);
  say(found(place, "h1").outerHTML);
  stop();
  root.unmount();
  router.dispose();
};

export const routerScenes = { ways };
