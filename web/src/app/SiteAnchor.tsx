import { Link, NavLink } from 'react-router-dom';
import type { SiteLink } from '../lib/shared/site-links.gen';
import { isSitePage } from '../ui/base/TextLink/is-site-page';

interface Props extends SiteLink {
  className: string | undefined;
  /** Marks the link to the current page. */
  marksCurrent?: boolean;
}

/** A link of the header or the footer: to a page of the site, or, if editors entered it, to anything else. */
export function SiteAnchor({ to, text, className, marksCurrent = false }: Props) {
  if (!isSitePage(to)) {
    return (
      <a href={to} rel="noopener" className={className}>
        {text}
      </a>
    );
  }
  const Anchor = marksCurrent ? NavLink : Link;
  return (
    <Anchor to={to} className={className}>
      {text}
    </Anchor>
  );
}
