import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { isSitePage } from './is-site-page';
import styles from './TextLink.module.css';

interface Props {
  href: string;
  opensNewTab: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A link as an editor wrote it. A page of this site opens without a reload. A new tab is announced and gets no
 * opener.
 */
export function TextLink({ href, opensNewTab, className, children }: Props) {
  if (opensNewTab) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener">
        {children}
        <Icon of={ExternalLink} className={styles.mark} size="0.8em" />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  if (isSitePage(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
