import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../lib/api/failure-message';
import { latestOnly } from './latest-only';
import { LOGIN_PROMPTS } from '../../lib/session/login-prompts';
import { onRestore } from '../../lib/routing/reload/on-restore';
import { storedToken, useStoredToken } from '../../lib/session/stored-session';
import { promptLogin } from '../../ui/messages/LoginDialog/prompt-login';
import { acceptedRatings } from './accepted-ratings';
import { fetchRating, sendRating } from './call-rating';
import { emptyRating, pickRating, revertRating, acceptRating, receiveRatingAfterRestore } from './own-rating';

interface Picked {
  rating: number;
  ratingsKey: string;
}

interface Message {
  /** The token of the member who sees the message. */
  to: string | null;
  sentence: string;
  tone: 'good' | 'bad';
}

/**
 * The member's own rating of an article. A picked rating is shown immediately, and reverted if the server rejects it.
 * @param articleId must be the same on every render
 * @param ratingsKey key of the page's rating figures (`accepted-ratings.ts`)
 */
export function useRating(articleId: string, ratingsKey: string) {
  const token = useStoredToken();
  const [own, setOwn] = useState(() => emptyRating(null));
  const [message, setMessage] = useState<Message>();

  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  useEffect(() => {
    if (token === null) return undefined;
    let isOver = false;
    const fetchOwn = () => {
      const requested = latest.current;
      void fetchRating(articleId).then(
        (rating) => isOver || setOwn((before) => receiveRatingAfterRestore(before, requested, token, rating)),
      );
    };
    fetchOwn();
    const stop = onRestore(fetchOwn);
    return () => {
      isOver = true;
      stop();
    };
  }, [articleId, token]);

  // Moving through the stars with arrow keys picks each of them on the way.
  const [send] = useState(() =>
    latestOnly(async ({ rating, ratingsKey: key }: Picked) => {
      const sender = storedToken();
      const result = await sendRating(articleId, rating);
      if (result.is === 'done') {
        setOwn((before) => acceptRating(before, sender, rating));
        setMessage({ to: sender, sentence: `You rated this article ${rating} out of 5.`, tone: 'good' });
        acceptedRatings.set(new Map(acceptedRatings.get()).set(key, result.value));
        return;
      }
      setOwn((before) => revertRating(before, sender, rating));
      if (result.is === 'signed out') promptLogin(LOGIN_PROMPTS.rateOrSaveThis, result.because, 'rating');
      else
        setMessage({
          to: sender,
          sentence: `Your rating was not saved. ${failureMessage(result)}`,
          tone: 'bad',
        });
    }),
  );

  function pick(rating: number) {
    setMessage(undefined);
    setOwn((before) => pickRating(before, storedToken(), rating));
    void send({ rating, ratingsKey });
  }
  return {
    rating: own.of === token ? own.shown : null,
    message: message?.to === token ? message : undefined,
    pick,
  };
}
