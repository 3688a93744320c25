import { browserStorage } from "@katha/api";
import { Suspense, useState } from "react";
import { optional } from "../shell/optional.ts";
import { useViewer } from "./useViewer.ts";

const WelcomeReader = optional(async () => (await import("./WelcomeReader.tsx")).WelcomeReader);

/** Later nobody is new here, also in another browser. */
const newForMs = 3 * 24 * 3_600_000;

/** For somebody who has registered lately, until they put it away. */
export function LateWelcome() {
  const { user } = useViewer();
  return user && <Until key={user.id} user={user} />;
}

function Until({ user }: { user: { id: string; created_at: string } }) {
  const key = `katha-welcomed-${user.id}`;
  const [isNew, setNew] = useState(
    () => Date.now() - Date.parse(user.created_at) < newForMs && browserStorage.read(key) === null,
  );
  if (!isNew) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeReader
        onClose={() => {
          browserStorage.write(key, "yes");
          setNew(false);
        }}
      />
    </Suspense>
  );
}
