import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/api/failure';
import { latestOnly } from '../../lib/latestOnly';
import { LOG_IN_TO } from '../../lib/occasions';
import { onRestore } from '../../lib/onRestore';
import { storedToken, useStoredToken } from '../../lib/session/storedSession';
import { askToLogIn } from '../../ui/LoginDialog/askToLogIn';
import { acceptedRatings } from './acceptedRatings';
import { fetchRating, sendRating } from './callRating';
import { nothingOf, picked, refused, taken, toldAgain } from './ownRating';

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
  const [own, setOwn] = useState(() => nothingOf(null));
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
        setSaid({ to: sender, sentence: `Your rating was not saved. ${failureOf(answered)}`, tone: 'bad' });
    }),
  );

  function pick(rating: number) {
    setSaid(undefined);
    setOwn((before) => picked(before, storedToken(), rating));
    void send({ rating, ratingsKey });
  }
  return { rating: own.of === token ? own.shown : null, said: said?.to === token ? said : undefined, pick };
}
