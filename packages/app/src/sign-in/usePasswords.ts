import { authApi } from "@katha/api/auth";

/** Whether one signs in with passwords here; so it is until the server has said otherwise. */
export function usePasswords(): boolean {
  const { data: ways } = authApi.useSignInWaysQuery();
  return ways?.passwords !== false;
}
