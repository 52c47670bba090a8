import { useRef } from 'react';
import { useSite } from '../../lib/site/site';
import { Button } from '../../ui/base/Button/Button';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { ContactAddress } from '../../ui/base/ContactAddress/ContactAddress';
import { Form } from '../../ui/forms/Form/Form';
import { FormPage } from '../../ui/forms/FormPage/FormPage';
import { Notice } from '../../ui/messages/Notice/Notice';
import { Spinner } from '../../ui/base/Spinner/Spinner';
import type { NewsletterLink } from './newsletter-link';
import styles from './NewsletterLinkPage.module.css';
import { useNewsletterLink } from './use-newsletter-link';

/**
 * The page for a link in a newsletter email: describes the action, and performs it when the reader presses the button.
 */
export function NewsletterLinkPage({ link }: { link: NewsletterLink }) {
  const { standing, isPressed, form, tryAgain } = useNewsletterLink(link);
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  return (
    <FormPage
      path={link.path}
      title={standing?.is === 'done' ? link.doneTitle : link.title}
      description={link.description}
    >
      {/* The address contains the token, so no other site may receive it as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <div ref={place} className={styles.scripted} tabIndex={-1}>
        {standing === undefined && <Spinner label="Looking at your link" />}
        {standing?.is === 'open' && (
          <Form form={form} action={link.action}>
            <p>{link.question(standing.email)}</p>
          </Form>
        )}
        <div role="status">
          {standing && standing.is !== 'open' && (
            <div className={styles.status} tabIndex={-1} ref={isPressed ? focus : undefined}>
              <Notice tone={standing.is === 'done' ? 'good' : 'bad'}>{standing.sentence}</Notice>
            </div>
          )}
        </div>
        {standing?.is === 'dead' && <Otherwise link={link} />}
        {(standing?.is === 'dead' || standing?.is === 'done') && (
          <LinkButton to="/">Continue to {site.name}</LinkButton>
        )}
        {standing?.is === 'no response' && (
          <Button
            onClick={() => {
              // The button is removed; its result is shown here.
              place.current?.focus();
              tryAgain();
            }}
          >
            Try again
          </Button>
        )}
      </div>
      <div className={styles.noScript}>
        <p>This page needs JavaScript, which is switched off in this browser or failed to load.</p>
        <Otherwise link={link} />
      </div>
    </FormPage>
  );
}

/** The pressed button is gone, so the focus moves to the result that replaces it. */
const focus = (element: HTMLElement | null) => element?.focus();

function Otherwise({ link }: { link: NewsletterLink }) {
  return (
    <p>
      {link.otherwise} <ContactAddress />.
    </p>
  );
}
