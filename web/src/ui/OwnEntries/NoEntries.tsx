import { Link } from 'react-router-dom';

/** Stands where a list of the member's own has nothing in it. */
export function NoEntries({ sentence }: { sentence: string }) {
  return (
    <p>
      {sentence} <Link to="/blog-list">Find something to read</Link>
    </p>
  );
}
