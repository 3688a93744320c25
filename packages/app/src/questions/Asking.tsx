import { Suspense, lazy, useSyncExternalStore } from "react";
import { questions } from "./questions.ts";

const Questions = lazy(async () => ({
  default: (await import("./Questions.tsx")).Questions,
}));

/** The dialogs' code is fetched when the first question is asked. */
export function Asking() {
  const question = useSyncExternalStore(questions.listen, questions.read, questions.read);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <Questions question={question} onClose={() => questions.ask(null)} />
    </Suspense>
  );
}
