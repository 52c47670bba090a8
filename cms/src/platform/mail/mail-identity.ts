import type { Core } from '@strapi/strapi';
import { settings } from '../settings/settings';

/** Who writes the mails: named in their frame. */
export interface MailIdentity {
  siteName: string;
  /** Where people can ask. */
  editorsEmail: string;
}

type Find = (strapi: Core.Strapi) => Promise<MailIdentity>;

const NAME = 'mail.identity';

/** Sets where the identity comes from. The site settings register here. */
export function setMailIdentity(strapi: Core.Strapi, find: Find): void {
  strapi.add(NAME, () => find);
}

/** A mail is sent even if what editors entered cannot be read: with what the environment says. */
export async function findMailIdentity(strapi: Core.Strapi): Promise<MailIdentity> {
  const { siteName, editorsEmail } = settings();
  const fallback = { siteName, editorsEmail };
  if (!strapi.has(NAME)) return fallback;
  const find: Find = strapi.get(NAME);
  return find(strapi).catch((error: unknown) => {
    strapi.log.error(`The site settings could not be read for a mail (${String(error)}).`);
    return fallback;
  });
}
