import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useForm, type FormState } from '../../ui/forms/Form/use-form';
import { fetchLinkState, confirmLink, type LinkState } from './follow-link';
import type { NewsletterLink } from './newsletter-link';

interface Followed {
  /** Undefined while the link is being looked up. */
  standing: LinkState | undefined;
  /** Whether the state results from the reader's press of the button. */
  isPressed: boolean;
  /** The form with the page's only button. */
  form: FormState;
  tryAgain: () => void;
}

/** The known state, and the token it belongs to. */
interface Known extends Pick<Followed, 'standing' | 'isPressed'> {
  of: string;
}

const NOTHING = { standing: undefined, isPressed: false };

/**
 * The state of the link that the reader followed. Only the browser reads its token: the page's HTML is the same for
 * everyone. Opening the page changes nothing, because mail scanners follow links.
 */
export function useNewsletterLink(link: NewsletterLink): Followed {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [known, setKnown] = useState<Known>();
  // Ignores the state of a previous link.
  const { standing, isPressed } = known?.of === token ? known : NOTHING;
  const isAwaited = standing === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isHere = true;
    void fetchLinkState(link, token).then((found) => {
      if (isHere) setKnown({ of: token, standing: found, isPressed: false });
    });
    return () => {
      isHere = false;
    };
  }, [link, token, isAwaited]);

  const form = useForm(async () => {
    const found = await confirmLink(link, token);
    if (found.is === 'no response') return { sentence: found.sentence, tone: 'bad' };
    setKnown({ of: token, standing: found, isPressed: true });
    // The page replaces the form with the result. Until then a second click sends nothing.
    return { sentence: found.sentence, tone: 'good', isLast: true };
  });
  return { standing, isPressed, form, tryAgain: () => setKnown(undefined) };
}
