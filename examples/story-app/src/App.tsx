import { type SignInStore, storiesApi } from "@katha/api";
import { authApi, keepSignIn } from "@katha/api/auth";
import { gameApi } from "@katha/api/game";
import { AddressesProvider, Button, Callout, Form, Spinner, StoryCard, TextField } from "@katha/ui";
import { useSyncExternalStore } from "react";
import { Play } from "./Play.tsx";

const page = { display: "grid", gap: 24, padding: 24, maxInlineSize: 1100, margin: "0 auto" };
const columns = "repeat(auto-fill, minmax(260px, 1fr))";
// One page: a card leads to itself.
const addresses = { story: (id: string) => `#${id}` };

export function App({ signInStore }: { signInStore: SignInStore }) {
  const user = useSyncExternalStore(signInStore.listen, signInStore.readUser);
  return (
    <AddressesProvider addresses={addresses}>
      <main style={page}>{user ? <Stories /> : <SignIn signInStore={signInStore} />}</main>
    </AddressesProvider>
  );
}

function SignIn({ signInStore }: { signInStore: SignInStore }) {
  const [login, { error, isLoading }] = authApi.useLoginMutation();
  async function submit(sent: FormData) {
    const [emailOrUsername = "", password = ""] = Array.from(sent.values(), String);
    const { data } = await login({ emailOrUsername, password });
    if (data !== undefined) keepSignIn(signInStore, data);
  }
  return (
    <Form onSubmit={(sent) => void submit(sent)} busy={isLoading}>
      <h1>Sign in</h1>
      <TextField name="name" label="Username or email" autoComplete="username" required />
      <TextField name="password" label="Password" type="password" required />
      {error && <Callout tone="danger">{"detail" in error ? error.detail : error.message}</Callout>}
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </Form>
  );
}

function Stories() {
  const { data, refetch, isError } = storiesApi.useListStoriesInfiniteQuery();
  const [begin, { data: session, originalArgs, reset }] = gameApi.useCreateSessionMutation();
  const stories = data?.pages.flatMap((each) => each.stories) ?? [];
  const story = stories.find(({ id }) => id === originalArgs?.storyId);
  if (session && story) return <Play session={session} story={story} onBack={reset} />;
  if (isError) return <Button onClick={() => void refetch()}>No stories came: try again</Button>;
  if (!data) return <Spinner size="large" />;
  return (
    <>
      <h1>Katha</h1>
      <h2>Stories to play</h2>
      <div style={{ display: "grid", gap: 24, gridTemplateColumns: columns }}>
        {stories.map((each) => (
          <StoryCard
            key={each.id}
            story={each}
            variant="feature"
            onPlay={(storyId) => void begin({ storyId })}
          />
        ))}
      </div>
    </>
  );
}
