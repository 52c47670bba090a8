import type { Core } from '@strapi/strapi';
import { setMailIdentity } from '../../platform/mail/mail-identity';
import { findEditorsEmail, findSiteName } from './site';
import { enforceSiteRules } from './site-rules';

/** Registers the rules of the site settings, and what uses them outside of pages. */
export function installSite(strapi: Core.Strapi): void {
  enforceSiteRules(strapi);
  setMailIdentity(strapi, async () => ({
    siteName: await findSiteName(strapi),
    editorsEmail: await findEditorsEmail(strapi),
  }));
}
