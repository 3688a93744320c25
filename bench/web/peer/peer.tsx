import type { Story, StoryList } from "@katha/api/contract";
import { configureStore } from "@reduxjs/toolkit";
import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { Link, RouterProvider, createBrowserRouter } from "react-router-dom";
import "./peer.css";

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: "/api/v1" }),
  endpoints: (build) => ({
    listStories: build.query<StoryList, void>({ query: () => "/stories/" }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

const cards = 10;

function Home() {
  const { data } = api.useListStoriesQuery();
  if (!data) return <p>Loading</p>;
  return (
    <main>
      <h1>Stories</h1>
      <ul>
        {data.stories.slice(0, cards).map((story) => (
          <li key={story.id}>
            <Card story={story} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ story }: { story: Story }) {
  const avif = story.cover_image_url?.replace(/\d+\.\w+$/, "");
  return (
    <article>
      <picture>
        <source
          type="image/avif"
          srcSet={[320, 640, 960, 1280].map((width) => `${avif}${width}.avif ${width}w`).join(", ")}
          sizes="430px"
        />
        <img src={story.cover_image_url ?? ""} alt={story.image_alt} width="430" height="242" />
      </picture>
      <h3>
        <Link to={`/game/${story.id}`}>{story.title}</Link>
      </h3>
      <p>{story.tagline}</p>
      <p>
        {story.author.display_name} · {story.stats.likes_total} likes
      </p>
      <button type="button">Play</button>
    </article>
  );
}

const router = createBrowserRouter([{ path: "*", Component: Home }]);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
