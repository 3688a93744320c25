import { useState } from "react";
import { useLocation, useNavigate } from "../../routes/router.ts";

/** Keeps the filters in the address, so that they survive going back. */
export function useAddressQuery<Query>(
  read: (search: string) => Query,
  write: (query: Query) => string,
): [Query, (query: Query) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Also kept in state: typing must show at once, but the address changes in a transition.
  const [query, setQuery] = useState(() => read(search));
  return [
    query,
    (next) => {
      setQuery(next);
      void navigate({ search: write(next) }, { replace: true, preventScrollReset: true });
    },
  ];
}
