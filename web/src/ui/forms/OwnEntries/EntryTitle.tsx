import { Link } from 'react-router-dom';

interface Props {
  /** Null, like the address, if the article is no longer published. */
  title: string | null;
  to: string | null;
}

/** The article of a member's comment or rating. */
export function EntryTitle({ title, to }: Props) {
  return (
    <h2 dir="auto">
      {title !== null && to !== null ? (
        <Link to={to}>{title}</Link>
      ) : (
        'An article that is no longer published'
      )}
    </h2>
  );
}
