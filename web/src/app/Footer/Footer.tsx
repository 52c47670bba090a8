import { Newsletter } from '../../features/newsletter/Newsletter';
import { useSite } from '../../lib/site/site';
import { Container } from '../../ui/base/Container/Container';
import { CALCULATOR_LINKS, FOOTER_LINKS } from '../../lib/shared/site-links.gen';
import { SiteAnchor } from '../SiteAnchor';
import styles from './Footer.module.css';
import { FooterColumns } from './FooterColumns';
import { SITE_LINKS_ID } from './site-links-id';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

export function Footer() {
  const site = useSite();
  const { footerTools = CALCULATOR_LINKS, footerLinks = FOOTER_LINKS } = site;
  const rows = [footerTools, footerLinks].filter(({ length }) => length > 0);
  const hasColumns = site.footerColumns?.length !== 0;
  return (
    // The columns have this id while there are any.
    <footer id={hasColumns ? undefined : SITE_LINKS_ID} className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <HydrationBoundary>
            <Newsletter />
          </HydrationBoundary>
          {site.social.length > 0 && (
            <nav aria-label="Social networks">
              <ul className={styles.social}>
                {site.social.map(({ name, url }) => (
                  <li key={name}>
                    <a href={url} rel="noopener" className={styles.link}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {hasColumns && (
          <HydrationBoundary>
            <FooterColumns />
          </HydrationBoundary>
        )}
        {rows.length > 0 && (
          <nav aria-label="Legal and tools" className={styles.bottom}>
            {rows.map((links, place) => (
              <ul key={place} className={styles.links}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <SiteAnchor to={to} text={text} className={styles.link} />
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        )}
        <p className={styles.notice}>
          {site.name} may be paid when you buy through a link on these pages. It costs you nothing more, and
          it does not decide what we write.
        </p>
        <p className={styles.notice}>
          What you read here informs; it is not medical advice. For that, ask a doctor or another qualified
          professional.
        </p>
        <p className={styles.notice}>{site.copyright}</p>
      </Container>
    </footer>
  );
}
