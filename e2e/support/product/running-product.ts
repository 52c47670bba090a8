/** URL and super admin of the tested product, from the environment. */
interface RunningProduct {
  url: string;
  /** The super admin. */
  owner: Account;
}

export interface Account {
  email: string;
  password: string;
}

export function runningProduct(): RunningProduct {
  return {
    url: requireEnv('E2E_URL'),
    owner: { email: requireEnv('E2E_ADMIN_EMAIL'), password: requireEnv('E2E_ADMIN_PASSWORD') },
  };
}

/** Environment variables that `npm run e2e` sets for the tests. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set. Run the tests with \`npm run e2e\`; with E2E_URL set, set this too: \`npm run e2e -- --help\`.`,
  );
}
