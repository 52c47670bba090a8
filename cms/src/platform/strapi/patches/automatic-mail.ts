import type { Core } from '@strapi/strapi';
import { getMetrics } from '../../metrics/metrics';
import { ADMIN_MAIL } from '../../metrics/mail-kinds';
import { settings } from '../../settings/settings';

interface Mail {
  to: string;
  headers?: Record<string, string>;
  /** Of our own mails (`mail/send.ts`), for the metrics only. */
  kind?: string;
}
interface Provider {
  send(mail: Mail): Promise<unknown>;
}

/**
 * Marks a mail as automatic, so that it triggers no out-of-office replies (RFC 3834; the second header is for Exchange
 * and Outlook).
 */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** An editor's answer. */
const isPersonal = ({ headers }: Mail): boolean => headers?.['Auto-Submitted'] === 'no';

/**
 * Marks every mail that no person wrote as automatic, including Strapi's own to admins, and sends automatic replies to the bounce address.
 * Only people's replies go to the editors.
 */
export function sendAsAutomatic(strapi: Core.Strapi): void {
  const provider = getProvider(strapi.plugin('email'));
  const send = provider.send.bind(provider);
  const { mailBouncesTo } = settings();
  provider.send = ({ kind = ADMIN_MAIL, ...mail }) =>
    counted(
      strapi,
      kind,
      send({
        ...mail,
        headers: isPersonal(mail) ? mail.headers : { ...HEADERS, ...mail.headers },
        ...(mailBouncesTo && { envelope: { from: mailBouncesTo, to: mail.to } }),
      }),
    );
}

async function counted(strapi: Core.Strapi, kind: string, sent: Promise<unknown>): Promise<unknown> {
  const count = (result: string) => getMetrics(strapi)?.record('mails', { kind, result });
  try {
    const result = await sent;
    count('sent');
    return result;
  } catch (error) {
    count('failed');
    throw error;
  }
}

function getProvider(plugin: object): Provider {
  const provider: unknown = Reflect.get(plugin, 'provider');
  if (isProvider(provider)) return provider;
  throw new Error("Strapi's email plugin has no provider that sends mail. Was Strapi updated?");
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'send') === 'function';
}
