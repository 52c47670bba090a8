import { issueToken } from '../../src/domain/members/token';
import type { Cms } from './harness';

/** A member with a token of their own, and what is sent with it. */
export interface Someone {
  id: number;
  documentId: string;
  username: string;
  email: string;
  token: string;
  /** For supertest's `.set()`. */
  auth: { authorization: string };
}

/** Everybody's, until they take another; as bcrypt keeps it at its lowest price. */
export const PASSWORD = 'Old!Passw0rd';
const HASH = '$2a$04$RrzRIfzWQ.Xcw8kLsDQHe.CJbQbO4iNvZPUTQ.4SilHfoM17wiimu';

let made = 0;

/** Puts an account into the database as sign-up leaves it, without the price of hashing a password. */
export async function someone(cms: Cms, name = `member ${(made += 1)}`, more: object = {}): Promise<Someone> {
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.org`;
  const { id, documentId } = await cms.strapi.db.query('plugin::users-permissions.user').create({
    data: {
      username: name,
      email,
      password: HASH,
      provider: 'local',
      confirmed: false,
      blocked: false,
      ...more,
    },
  });
  const token = issueToken(cms.strapi, { id, documentId }, 0);
  return { id, documentId, username: name, email, token, auth: { authorization: `Bearer ${token}` } };
}
