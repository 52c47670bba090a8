import { Link } from 'react-router-dom';

interface Props {
  /** Null, as is the address: of an article that is not published any more. */
  title: string | null;
  to: string | null;
}

/** The article that a member's comment or rating is about. */
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
