import { useEffect, useRef, useState } from 'react';
import { toFailure } from '../../lib/api/failure';
import { latestOnly } from './latest-only';
import { LOG_IN_TO } from '../../lib/session/login-prompts';
import { onRestore } from '../../lib/routing/on-restore';
import { storedToken, useStoredToken } from '../../lib/session/stored-session';
import { askToLogIn } from '../../ui/messages/LoginDialog/ask-to-log-in';
import { acceptedRatings } from './accepted-ratings';
import { fetchRating, sendRating } from './call-rating';
import { emptyRating, picked, refused, taken, toldAgain } from './own-rating';

interface Picked {
  rating: number;
  ratingsKey: string;
}

interface Said {
  /** The token of the member to whom it is said. */
  to: string | null;
  sentence: string;
  tone: 'good' | 'bad';
}

/**
 * The member's own rating of an article: shown when it is picked, and what it was before when the server does not take it.
 * @param articleId the same at every rendering
 * @param ratingsKey of what the page says that all ratings come to (`acceptedRatings.ts`)
 */
export function useRating(articleId: string, ratingsKey: string) {
  const token = useStoredToken();
  const [own, setOwn] = useState(() => emptyRating(null));
  const [said, setSaid] = useState<Said>();

  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    if (token === null) return undefined;
    let isOver = false;
    const ask = () => {
      const asked = latest.current;
      void fetchRating(articleId).then(
        (rating) => isOver || setOwn((before) => toldAgain(before, asked, token, rating)),
      );
    };
    ask();
    const stop = onRestore(ask);
    return () => {
      isOver = true;
      stop();
    };
  }, [articleId, token]);

  // Whoever goes through the stars by arrow keys picks each of them on the way.
  const [send] = useState(() =>
    latestOnly(async ({ rating, ratingsKey: key }: Picked) => {
      const sender = storedToken();
      const answered = await sendRating(articleId, rating);
      if (answered.is === 'done') {
        setOwn((before) => taken(before, sender, rating));
        setSaid({ to: sender, sentence: `You rated this article ${rating} out of 5.`, tone: 'good' });
        acceptedRatings.set(new Map(acceptedRatings.get()).set(key, answered.value));
        return;
      }
      setOwn((before) => refused(before, sender, rating));
      if (answered.is === 'signed out') askToLogIn(LOG_IN_TO.rateOrSaveThis, answered.because, 'rating');
      else
        setSaid({ to: sender, sentence: `Your rating was not saved. ${toFailure(answered)}`, tone: 'bad' });
    }),
  );

  function pick(rating: number) {
    setSaid(undefined);
    setOwn((before) => picked(before, storedToken(), rating));
    void send({ rating, ratingsKey });
  }
  return { rating: own.of === token ? own.shown : null, said: said?.to === token ? said : undefined, pick };
}
