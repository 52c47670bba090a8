import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/seo/PageHead';
import { Container } from '../../base/Container/Container';
import { LinkTabs } from '../../lists/LinkTabs/LinkTabs';
import styles from './AccountPage.module.css';

/** The pages of an account. */
const TABS = [
  { path: '/my-account', title: 'Account' },
  { path: '/saved-blogs', title: 'Saved Blogs' },
  { path: '/comment-section', title: 'Comments' },
  { path: '/rating-component', title: 'Ratings' },
] as const;

interface Props {
  path: (typeof TABS)[number]['path'];
  title: string;
  /** The meta description. */
  description?: string;
  children: ReactNode;
}

/** The layout of all account pages. */
export function AccountPage({ path, title, description, children }: Props) {
  return (
    <Container>
      <PageHead title={title} description={description} path={path} noindex />
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <LinkTabs label="Your account" tabs={TABS} path={path} />
        {children}
      </div>
    </Container>
  );
}
