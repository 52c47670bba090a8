import { Button } from '@strapi/design-system';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useAdminData } from '../ui/use-admin-data';
import { Sharing } from './styles';
import type { FormDocument } from './use-posted-form';

interface Props extends FormDocument {
  getBody: () => Readonly<Record<string, unknown>>;
}

interface PreviewLink {
  id: string;
  editorName: string;
  madeAt: number;
  ends: number;
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const ARTICLE = 'api::blog.blog';

/** Makes a link for somebody without an account, and lists those that still open. */
export function CopyLink({ type, documentId, getBody }: Props) {
  const { post, del } = useFetchClient();
  const isModified = useForm('CopyLink', (form) => form.modified);
  const path = `/admin/preview/${type}/${documentId}/links`;
  const { data: links = [], reload } = useAdminData<PreviewLink[]>(documentId === null ? null : path);
  const [copied, setCopied] = useState<{ address: string; isInClipboard: boolean }>();
  const [problem, setProblem] = useState<string>();

  const report = (error: unknown) => setProblem(error instanceof Error ? error.message : 'That failed.');
  const copy = async () => {
    try {
      const { data } = await post<{ data: { pages: string[] } }>(path, { data: getBody() });
      const address = window.location.origin + (data.data.pages[0] ?? '/');
      setCopied({ address, isInClipboard: await writeToClipboard(address) });
      setProblem(undefined);
      reload();
    } catch (error) {
      report(error);
    }
  };
  const withdraw = async ({ id }: PreviewLink) => {
    try {
      await del(`${path}/${id}`);
      setCopied(undefined);
    } catch (error) {
      report(error);
    }
    reload();
  };

  return (
    <Sharing>
      <div>
        <Button variant="secondary" disabled={documentId === null} onClick={() => void copy()}>
          Copy preview link
        </Button>
      </div>
      <p>{describeLink(type, documentId, isModified)}</p>
      <div role="status">
        {problem}
        {copied && (
          <label>
            {copied.isInClipboard ? 'Copied:' : 'Copy this address:'}
            <input readOnly value={copied.address} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
        )}
      </div>
      {links.length > 0 && (
        <ul aria-label="Preview links">
          {links.map((link) => (
            <li key={link.id}>
              <span>
                {link.editorName}, {moment.format(link.madeAt)}. Opens until {moment.format(link.ends)}.
              </span>
              <Button
                variant="tertiary"
                aria-label={`Withdraw the link of ${moment.format(link.madeAt)}`}
                onClick={() => void withdraw(link)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Sharing>
  );
}

function describeLink(type: string, documentId: string | null, isModified: boolean): string {
  if (documentId === null) return 'Save first: a link needs something to open.';
  if (type !== ARTICLE) return 'Opens for anyone for 7 days, and shows the form as it is now.';
  const unsaved = isModified ? ' It does not show what you have not saved.' : '';
  return `Opens for anyone for 7 days, and always shows the latest saved draft.${unsaved}`;
}

/** Browsers allow it only with TLS and after a click. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
