import { ACCOUNT_SCHEMAS } from './account-schemas';
import { CONTENT_SCHEMAS } from './content-schemas';
import { MEMBER_SCHEMAS } from './member-schemas';
import type { Schemas } from './schema';

/** The schemas of requests and responses, by the names that references use. */
export const SCHEMAS: Schemas = { ...ACCOUNT_SCHEMAS, ...MEMBER_SCHEMAS, ...CONTENT_SCHEMAS };
