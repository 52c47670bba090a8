import { useCheck } from './use-check';

const ARTICLE = 'api::blog.blog';

interface Problem {
  message: string;
  refused: boolean;
}

interface Props {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

const LIST = { display: 'flex', flexDirection: 'column' as const, gap: '0.8rem', fontSize: '1.4rem' };

/** Beside an article's form: what readers would not get of the draft as it was last saved. */
export function ReadersPanel({ model, documentId, document }: Props) {
  const saved = model === ARTICLE && documentId !== undefined && documentId !== 'create';
  // Each save has its own address, so the check runs again.
  const problems = useCheck<Problem>(
    saved ? `drafts/${documentId}?saved=${encodeURIComponent(document?.updatedAt ?? '')}` : null,
  );
  if (!saved || problems === undefined || problems.length === 0) return null;
  return { title: 'Not for readers', content: <Problems problems={problems} /> };
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div style={LIST}>
      {problems.map(({ message, refused }, index) => (
        <p key={index}>
          {message}
          {refused && <strong> Publish waits for this.</strong>}
        </p>
      ))}
    </div>
  );
}
