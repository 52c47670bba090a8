import { Link } from 'react-router-dom';
import { List } from '../../ui/list/List';
import { useAdminData } from '../../ui/server/use-admin-data';

interface Article {
  documentId: string;
  title: string | null;
  publicationDate: string;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** On the home page: articles that readers can see although their publication date is in the future. */
export function PublicBeforeDate() {
  const { data: articles } = useAdminData<Article[]>('/admin/article-checks/public-before-date');
  if (articles === undefined) return null;
  return (
    <List>
      {articles.map(({ documentId, title, publicationDate }) => (
        <li key={documentId}>
          <Link to={`/content-manager/collection-types/api::blog.blog/${documentId}`}>
            {title ?? 'Untitled'}
          </Link>
          {`, ${day.format(new Date(publicationDate))}`}
        </li>
      ))}
      {articles.length === 0 && <li>No article is public before its date.</li>}
    </List>
  );
}
