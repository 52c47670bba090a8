import { settings } from '../src/platform/settings/settings';

export default () => {
  const { secrets } = settings();
  return {
    auth: { secret: secrets.adminJwt },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    // Strapi's limiter keeps e-mail addresses in the memory of one process: `middlewares/admin-sign-in.ts` limits
    // instead.
    rateLimit: { enabled: false },
    // No surveys, no offers, no links to Strapi's documentation.
    flags: { nps: false, promoteEE: false, docLinks: false },
    autoOpen: false,
    // The site has its own (docs/decisions/065). Without this, Strapi's requests its settings with every form and logs an
    // error in the console.
    preview: { enabled: false },
    // Codegen writes it during `npm run dev`. It is reloaded when needed, without a restart.
    watchIgnoreFiles: ['**/persisted-operations.json'],
  };
};
