import { Button } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { PreviewLinks } from './PreviewLinks';
import { Sharing } from '../styles';
import type { FormDocument } from '../use-posted-form';
import { usePreviewLinks } from './use-preview-links';

interface Props extends FormDocument {
  getBody: () => Readonly<Record<string, unknown>>;
}

const ARTICLE = 'api::blog.blog';

/** Makes a link for somebody without an account, and lists those that still open. */
export function CopyLink({ type, documentId, getBody }: Props) {
  const isModified = useForm('CopyLink', (form) => form.modified);
  const { links, copied, problem, isBusy, create, copy, withdraw } = usePreviewLinks({ type, documentId });
  return (
    <Sharing>
      <div>
        <Button
          variant="secondary"
          disabled={documentId === null}
          // It keeps the focus, unlike a disabled button.
          aria-disabled={isBusy}
          onClick={({ detail }) => {
            // The second click of a double click may come after the link is made.
            if (detail < 2) void create(getBody());
          }}
        >
          Copy preview link
        </Button>
      </div>
      <p>{describeLink(type, documentId, isModified)}</p>
      <div role="status">
        {problem !== undefined && <p>{problem}</p>}
        {copied && (
          <label>
            {copied.isInClipboard ? 'Copied:' : 'Copy this address:'}
            <input readOnly value={copied.address} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
        )}
      </div>
      <PreviewLinks
        links={links}
        onCopy={(link) => void copy(link)}
        onWithdraw={(link) => void withdraw(link)}
      />
    </Sharing>
  );
}

function describeLink(type: string, documentId: string | null, isModified: boolean): string {
  if (documentId === null) return 'Save first: a link needs something to open.';
  if (type !== ARTICLE) return 'Opens for anyone for 7 days, and shows the form as it is now.';
  const unsaved = isModified ? ' It does not show what you have not saved.' : '';
  return `Opens for anyone for 7 days, and always shows the latest saved draft.${unsaved}`;
}
