import { issueToken } from '../../../src/domain/members/tokens/token';
import type { Cms } from '../harness';

/** A member with their token and the header that sends it. */
export interface TestMember {
  id: number;
  documentId: string;
  username: string;
  email: string;
  token: string;
  /** For supertest's `.set()`. */
  auth: { authorization: string };
}

/** The password of all members at first, hashed with bcrypt's lowest cost. */
export const PASSWORD = 'Old!Passw0rd';
const HASH = '$2a$04$RrzRIfzWQ.Xcw8kLsDQHe.CJbQbO4iNvZPUTQ.4SilHfoM17wiimu';

let made = 0;

/** Inserts an account as sign-up would, without the cost of hashing a password. */
export async function createMember(
  cms: Cms,
  name = `member ${(made += 1)}`,
  more: object = {},
): Promise<TestMember> {
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
