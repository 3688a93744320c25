// Made from the contract by `npm run readers`.

export interface LoginForm {
  emailOrUsername: string;
  password: string;
  rememberMe?: boolean | undefined;
}
