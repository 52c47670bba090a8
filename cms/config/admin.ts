import { settings } from '../src/settings/settings';

export default () => {
  const { secrets, throttle, adminLoginsPerMinute } = settings();
  return {
    auth: { secret: secrets.adminJwt },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    // Counted per e-mail address, path and visitor's address.
    rateLimit: { enabled: throttle, interval: { min: 1 }, max: adminLoginsPerMinute },
    flags: { nps: false, promoteEE: false },
    autoOpen: false,
    // Codegen writes it in the middle of `npm run dev`: it is read again when it is needed, without a restart.
    watchIgnoreFiles: ['**/persisted-operations.json'],
  };
};
