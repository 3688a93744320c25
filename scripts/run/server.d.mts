export const serverArguments: string[];
export const serverEnvironment: Readonly<Record<string, string>>;
