import type { Core } from '@strapi/strapi';
import { settings } from '../../settings/settings';

interface Mail {
  to: string;
  headers?: Record<string, string>;
}
interface Provider {
  send(mail: Mail): Promise<unknown>;
}

/** Says that no person wrote it (RFC 3834; the second is what Exchange and Outlook look at): no absence note comes back. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Every mail says that a program wrote it, Strapi's own to admins too, and what machines answer goes to the address for
 * bounces, never to the editors, whose address is there for people's replies.
 */
export function sendAsAutomatic(strapi: Core.Strapi): void {
  const provider = getProvider(strapi.plugin('email'));
  const send = provider.send.bind(provider);
  const { mailBouncesTo } = settings();
  provider.send = (mail) =>
    send({
      ...mail,
      headers: { ...HEADERS, ...mail.headers },
      ...(mailBouncesTo && { envelope: { from: mailBouncesTo, to: mail.to } }),
    });
}

function getProvider(plugin: object): Provider {
  const provider: unknown = Reflect.get(plugin, 'provider');
  if (isProvider(provider)) return provider;
  throw new Error("Strapi's email plugin has no provider that sends. Was Strapi updated?");
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'send') === 'function';
}
