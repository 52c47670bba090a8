import { List } from '../ui/List';
import { useAdminData } from '../ui/use-admin-data';

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

/** Next to an article's form: parts of the last saved draft that readers would not see. */
export function NotForReaders({ model, documentId, document }: Props) {
  const isSaved = model === ARTICLE && documentId !== undefined && documentId !== 'create';
  // Each save has its own address, so the check runs again.
  const { data: problems } = useAdminData<Problem[]>(
    isSaved
      ? `/admin/article-checks/drafts/${documentId}?saved=${encodeURIComponent(document?.updatedAt ?? '')}`
      : null,
  );
  if (!isSaved || problems === undefined || problems.length === 0) return null;
  return { title: 'Not for readers', content: <Problems problems={problems} /> };
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <List>
      {problems.map(({ message, refused }, index) => (
        <li key={index}>
          {message}
          {refused && <strong> Publishing waits for this.</strong>}
        </li>
      ))}
    </List>
  );
}
