import { signToken, type LinkOwner } from '../../platform/mail/link-token';
import { settings } from '../../platform/settings/settings';
import type { Links } from './compose-subscription-mail';

/** The links in a mail to a subscriber, signed with the first of the site's keys. */
export function linksFor(subscriber: LinkOwner): Links {
  const unsubscribe = signToken(present(), 'unsubscribe', subscriber);
  return {
    confirm: on('/confirm-subscription', signToken(present(), 'confirm', subscriber)),
    unsubscribe: on('/unsubscribe', unsubscribe),
    oneClick: on('/api/unsubscribe', unsubscribe),
  };
}

const on = (path: string, token: string): string => `${settings().publicUrl}${path}?token=${token}`;

function present(): string {
  const [secret] = settings().secrets.appKeys;
  if (!secret) throw new Error('APP_KEYS contains no key.');
  return secret;
}
