import { Link } from 'react-router-dom';
import { useCheck } from './use-check';

interface Article {
  documentId: string;
  title: string | null;
  publicationDate: string;
}

const LIST = { display: 'flex', flexDirection: 'column' as const, gap: '0.8rem', fontSize: '1.4rem' };

/** On the home page: articles that readers see although their publication date is still to come. */
export function PublicBeforeDate() {
  const articles = useCheck<Article>('public-before-date');
  if (articles === undefined) return null;
  if (articles.length === 0) return <p style={LIST}>No article is public before its date.</p>;
  return (
    <div style={LIST}>
      {articles.map(({ documentId, title, publicationDate }) => (
        <Link key={documentId} to={`/content-manager/collection-types/api::blog.blog/${documentId}`}>
          {title ?? 'Untitled'}, {publicationDate.slice(0, 10)}
        </Link>
      ))}
    </div>
  );
}
