import type { PageOf } from '../ui/list/use-pages';
/** A row of the audit log, as `/admin/audit` returns it. */
export interface Entry {
  id: number;
  /** Milliseconds since 1970. */
  madeAt: number;
  actor: { id: number | null; name: string };
  kind: string;
  action: string;
  words: string;
  subject: { type: string; id: string | null; title: string | null; label: string } | null;
  detail: { fields?: string[]; edition?: number; more?: number };
  status: number | null;
  failed: boolean;
}

export interface Page extends PageOf<Entry> {
  kinds: { value: string; label: string }[];
  /** How long entries are kept. */
  days: number;
}

/** Accounts may have the same name. */
export const toAccountNumber = (id: number | string): string => `no. ${id}`;

/** The name of the subject, with what it is unless the words say it: “saved Article “Sleep””, “signed in”. */
export function nameSubject({ action, subject }: Entry): { label: string; name: string } | undefined {
  // Who signed in is in the column before.
  if (!subject || action === 'sign-in.done') return undefined;
  const { type, label, title, id } = subject;
  const isNamed = !/^(?:content|media)\./.test(action);
  const number = type === 'admin::user' && id !== null ? ` · ${toAccountNumber(id)}` : '';
  return { label: isNamed ? '' : label, name: title ? `“${title}”${number}` : (id ?? '') };
}

const LIST = '/content-manager/collection-types';

/** Where the subject of an entry can be opened; undefined: nowhere, or it has been deleted. */
export function getSubjectPath({ action, subject, failed }: Entry): string | undefined {
  if (!subject?.id || (action.endsWith('.delete') && !failed)) return undefined;
  const { type, id } = subject;
  if (type.startsWith('api::') || type === 'plugin::users-permissions.user') return `${LIST}/${type}/${id}`;
  if (type === 'plugin::upload.file') return `/plugins/upload?assetId=${id}`;
  if (type === 'form' && id.startsWith('api::')) return `${LIST}/${id}/configurations/list`;
  const base = SETTINGS[type];
  return base === undefined ? undefined : `/settings/${base}/${id}`;
}

const SETTINGS: Readonly<Record<string, string>> = {
  'admin::user': 'users',
  'admin::role': 'roles',
  'plugin::users-permissions.role': 'users-permissions/roles',
  'api-token': 'api-tokens',
  'transfer-token': 'transfer-tokens',
  webhook: 'webhooks',
};
