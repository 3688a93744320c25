import { NewReader } from "./NewReader.tsx";
import { OpenPlays } from "./OpenPlays.tsx";

/** What only somebody who is signed in has, above the shelves. */
export function ReadersOwn() {
  return (
    <>
      <NewReader />
      <OpenPlays />
    </>
  );
}
