import { timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { keyedHash } from '../crypto/keyed-hash';
import { settings } from '../settings/settings';
import { getStrapiService } from './strapi-service';

const LENGTH = 24;

/** The same in every process and at every start, so that the output of any of them can be used to set up the admin. */
export const getSetupCode = (): string => keyedHash('setup of the first admin').slice(0, LENGTH);

export function isSetupCode(given: unknown): boolean {
  const code = Buffer.from(getSetupCode());
  const other = Buffer.from(typeof given === 'string' ? given : '');
  return other.length === code.length && timingSafeEqual(other, code);
}

interface UserService {
  exists(): Promise<boolean>;
}

export const hasAdmin = (strapi: Core.Strapi): Promise<boolean> =>
  getStrapiService<UserService>(strapi, 'admin::user', ['exists']).exists();

/**
 * Prints the address at which the first account is created, if other people could reach that form. `npm start` looks
 * for the first words of this line.
 */
export function announceSetup(strapi: Core.Strapi): void {
  const { isReachable, publicUrl } = settings();
  if (!isReachable) return;
  strapi.server.httpServer.once('listening', () => {
    const announced = hasAdmin(strapi).then((isSetUp) => {
      if (!isSetUp)
        process.stdout.write(`Set up the admin: ${publicUrl}/admin/setup?code=${getSetupCode()}\n`);
    });
    announced.catch((error: unknown) => strapi.log.error(String(error)));
  });
}
