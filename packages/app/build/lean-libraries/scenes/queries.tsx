/** @jsxImportSource react */
import { configureStore } from "@reduxjs/toolkit";
import { createApi, setupListeners, skipToken } from "@reduxjs/toolkit/query/react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { type Scene, found } from "./scene.ts";

interface Story {
  id: string;
  likes: number;
}

const answers: Scene = async (place, say, pass) => {
  const likes = new Map([["1", 3]]);
  const api = createApi({
    baseQuery: async (asked: string) => {
      say(`asks ${asked}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      const [what = "", id = ""] = asked.split(" ");
      if (what === "like") likes.set(id, (likes.get(id) ?? 0) + 1);
      if (what === "fail") return { error: { status: 500 } };
      if (what === "page") return { data: { page: Number(id), ids: [`${id}a`, `${id}b`] } };
      return { data: { id, likes: likes.get(id) ?? 0 } };
    },
    tagTypes: ["Story"],
    endpoints: (build) => ({
      story: build.query<Story, string>({
        query: (id) => `story ${id}`,
        providesTags: (_answer, _error, id) => [{ type: "Story", id }],
        keepUnusedDataFor: 0.001,
      }),
      pages: build.infiniteQuery<{ page: number; ids: string[] }, void, number>({
        query: ({ pageParam }) => `page ${pageParam}`,
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ page }) => (page < 2 ? page + 1 : undefined),
        },
      }),
      like: build.mutation<Story, string>({
        query: (id) => `like ${id}`,
        invalidatesTags: (_answer, _error, id) => [{ type: "Story", id }],
        async onQueryStarted(id, { dispatch, queryFulfilled }) {
          const guess = dispatch(
            api.util.updateQueryData("story", id, (story) => {
              story.likes += 10;
            }),
          );
          try {
            await queryFulfilled;
          } catch {
            guess.undo();
          }
        },
      }),
      fail: build.mutation<Story, string>({ query: (id) => `fail ${id}` }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const stop = setupListeners(store.dispatch);
  function Shelf({ id }: { id: string | null }) {
    const read = api.useStoryQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
    const { data, fetchNextPage, hasNextPage } = api.usePagesInfiniteQuery();
    const [like, liking] = api.useLikeMutation();
    const [fail, failing] = api.useFailMutation();
    return (
      <>
        <p>
          {read.status} {read.data?.likes} {liking.status} {failing.status}{" "}
          {JSON.stringify(failing.error)}
        </p>
        <p>{data?.pages.flatMap(({ ids }) => ids).join(" ")}</p>
        <button type="button" name="more" onClick={() => void fetchNextPage()}>
          {hasNextPage ? "more" : "all"}
        </button>
        <button type="button" name="like" onClick={() => void like("1")}>
          like
        </button>
        <button type="button" name="fail" onClick={() => void fail("1")}>
          fail
        </button>
      </>
    );
  }
  const root = createRoot(place);
  const draw = async (id: string | null) => {
    root.render(
      <Provider store={store}>
        <Shelf id={id} />
      </Provider>,
    );
    await pass(20);
    say(place.innerHTML);
  };
  await draw("1");
  for (const press of ["like", "more", "fail"]) {
    found(place, `[name=${press}]`).click();
    await Promise.resolve();
    say(place.innerHTML);
    await pass(20);
    say(place.innerHTML);
  }
  await draw(null);
  await draw("2");
  await store.dispatch(api.util.upsertQueryData("story", "2", { id: "2", likes: 99 }));
  await pass(20);
  say(place.innerHTML);
  void store.dispatch(api.endpoints.story.initiate("9", { subscribe: false }));
  await pass(20);
  store.dispatch(api.util.invalidateTags(["Story"]));
  await pass(20);
  say(JSON.stringify(Object.keys(store.getState().api.queries).toSorted()));
  store.dispatch(api.util.resetApiState());
  await pass(20);
  say(place.innerHTML);
  root.unmount();
  stop();
};

export const queryScenes = { answers };
