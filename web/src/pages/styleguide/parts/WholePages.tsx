import { Link } from 'react-router-dom';

/** Where to see what is a page by itself. */
const PAGES = [
  { name: 'FormPage', path: '/contact-us' },
  { name: 'Problem', path: '/blog/no-such-article' },
  { name: 'NotFoundPage', path: '/no/such/page' },
] as const;

export function WholePages() {
  return (
    <ul className="styleguide-rows">
      {PAGES.map(({ name, path }) => (
        <li key={name} className="styleguide-row">
          <code className="styleguide-token">{name}</code>
          <Link to={path}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}
