import type { Core } from '@strapi/strapi';
import { settings } from '../settings/settings';
import { strapiService } from '../strapi/strapi-service';
import { letter, type Part } from './template';

export interface Mail {
  /** One address, as `emailAddress` spells it. */
  to: string;
  subject: string;
  parts: readonly Part[];
  /** Why it is sent to them, in one sentence. */
  why: string;
  /** Where an answer goes, if not to the editors. */
  replyTo?: string;
  headers?: Record<string, string>;
}

interface MailService {
  send(mail: object): Promise<unknown>;
}

/** @returns whether the mail server took it; if not, the log says why, without whom it was for */
export async function deliver(strapi: Core.Strapi, mail: Mail): Promise<boolean> {
  const { to, replyTo, headers } = mail;
  const subject = oneLine(mail.subject);
  const { siteName, editorsEmail } = settings();
  try {
    await strapiService<MailService>(strapi, 'plugin::email.email', ['send']).send({
      to,
      subject,
      ...letter({ siteName, title: subject, contact: editorsEmail, why: mail.why }, mail.parts),
      replyTo,
      headers,
    });
    return true;
  } catch (error) {
    strapi.log.error(`A mail could not be sent (${withoutAddresses(String(error))}).`);
    return false;
  }
}

/** A subject is one line: what else was typed into it could be read as a head of its own. */
const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** A mail server repeats the address that it refuses; a log is read by more people than have to know it. */
const withoutAddresses = (text: string): string => oneLine(text.replaceAll(/\S+@\S+/g, '…')).slice(0, 300);
