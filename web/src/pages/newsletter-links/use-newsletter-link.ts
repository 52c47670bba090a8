import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useForm, type FormState } from '../../ui/forms/Form/use-form';
import { lookAt, press, type Standing } from './follow-link';
import type { NewsletterLink } from './newsletter-link';

interface Followed {
  /** Undefined while it is being asked about. */
  standing: Standing | undefined;
  /** Whether it stands so because the reader pressed the button. */
  isPressed: boolean;
  /** The one button. */
  form: FormState;
  tryAgain: () => void;
}

/** What is known of a link, and which. */
interface Known extends Pick<Followed, 'standing' | 'isPressed'> {
  of: string;
}

const NOTHING = { standing: undefined, isPressed: false };

/**
 * The link that the reader has followed. Its token is read in the browser alone, and is no part of the page's HTML, which
 * is one for everybody. Following it changes nothing: programs that look through mail follow links.
 */
export function useNewsletterLink(link: NewsletterLink): Followed {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [known, setKnown] = useState<Known>();
  // Of another link, one that was left, nothing counts.
  const { standing, isPressed } = known?.of === token ? known : NOTHING;
  const isAwaited = standing === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isHere = true;
    void lookAt(link, token).then((found) => {
      if (isHere) setKnown({ of: token, standing: found, isPressed: false });
    });
    return () => {
      isHere = false;
    };
  }, [link, token, isAwaited]);

  const form = useForm(async () => {
    const found = await press(link, token);
    if (found.is === 'unanswered') return { sentence: found.sentence, tone: 'bad' };
    setKnown({ of: token, standing: found, isPressed: true });
    // The form goes, and the page says it. Until then a second click sends nothing more.
    return { sentence: found.sentence, tone: 'good', isLast: true };
  });
  return { standing, isPressed, form, tryAgain: () => setKnown(undefined) };
}
