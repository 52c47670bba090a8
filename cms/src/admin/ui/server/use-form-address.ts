import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { FormAddress } from '../../../domain/form-addresses/form-address';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 300;

/** What the server answered, and to what. */
interface Answer {
  sent: string;
  address: FormAddress;
}

/**
 * What the server says of the address of a form, after each pause in typing. Without a response there is nothing to say:
 * saving follows the same rules.
 * @param question null: there is nothing to ask
 * @returns `isCurrent`: the response belongs to this question, not to an earlier one
 */
export function useFormAddress(question: object | null): {
  address: FormAddress | undefined;
  isCurrent: boolean;
} {
  const { post } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();
  const sent = question && JSON.stringify(question);
  useEffect(() => {
    if (sent === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      post<{ data: FormAddress }>('/admin/form-addresses', JSON.parse(sent), {
        signal: controller.signal,
      }).then(
        ({ data: { data } }) => {
          if (!controller.signal.aborted) setAnswer({ sent, address: data });
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [post, sent]);
  if (sent === null) return { address: undefined, isCurrent: false };
  return { address: answer?.address, isCurrent: answer?.sent === sent };
}
