import type { Core } from '@strapi/strapi';
import { getStrapiService } from '../strapi/strapi-service';
import type { MailKind } from '../metrics/mail-kinds';
import { findMailIdentity } from './mail-identity';
import { renderMail, type MailPart } from './template';

export interface Mail {
  kind: MailKind;
  /** A single address, normalised by `emailAddress`. */
  to: string;
  subject: string;
  parts: readonly MailPart[];
  /** Why the person receives it, in one sentence. */
  why: string;
  /** The reply-to address, if not the editors'. */
  replyTo?: string;
  /** The sender, if not that of all mail. */
  from?: { name: string; address: string } | undefined;
  /** Whether a person wrote it. Otherwise it asks for no automatic replies. */
  isPersonal?: boolean;
  headers?: Record<string, string>;
}

/** RFC 3834. */
const PERSONAL = { 'Auto-Submitted': 'no' };

interface MailService {
  send(mail: object): Promise<unknown>;
}

/** @returns whether the mail server accepted it; if not, the log gives the reason, without the recipient */
export async function sendMail(strapi: Core.Strapi, mail: Mail): Promise<boolean> {
  const { kind, to, replyTo, from } = mail;
  const headers = mail.isPersonal ? { ...PERSONAL, ...mail.headers } : mail.headers;
  const subject = oneLine(mail.subject);
  const { siteName, editorsEmail } = await findMailIdentity(strapi);
  try {
    await getStrapiService<MailService>(strapi, 'plugin::email.email', ['send']).send({
      to,
      subject,
      ...renderMail({ siteName, title: subject, contact: editorsEmail, why: mail.why }, mail.parts),
      replyTo,
      from,
      headers,
      kind,
    });
    return true;
  } catch (error) {
    strapi.log.error(`A mail could not be sent (${withoutAddresses(String(error))}).`);
    return false;
  }
}

/** Keeps a subject on one line: injected line breaks could be read as further headers. */
const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Mail servers repeat the address they reject, and logs are read by people who do not need to know it. */
const withoutAddresses = (text: string): string => oneLine(text.replaceAll(/\S+@\S+/g, '…')).slice(0, 300);
