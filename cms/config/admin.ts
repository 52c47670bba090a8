import { settings } from '../src/platform/settings/settings';

export default () => {
  const { secrets } = settings();
  return {
    auth: { secret: secrets.adminJwt },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    // It keeps whole e-mail addresses in memory, of this process alone: `middlewares/admin-sign-in.ts` counts.
    rateLimit: { enabled: false },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
    // There is none yet: without this every article's form asks for it, and shows an error in the console.
    preview: { enabled: false },
    // Codegen writes it in the middle of `npm run dev`: it is read again when it is needed, without a restart.
    watchIgnoreFiles: ['**/persisted-operations.json'],
  };
};
