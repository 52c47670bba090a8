import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { describePublications } from './describe-publications';
import { publications } from './publications';

/** Several sentences take longer to read than a notification usually stays. */
const READING_TIME = 20_000;

/** Renders nothing: notifies the editor, on every screen, what readers do not get of what was published. */
export function ShowPublications() {
  const { toggleNotification } = useNotification();
  useEffect(
    () =>
      publications.listen((published) => {
        const message = describePublications(published);
        // After Strapi's own notification, which would otherwise cover it.
        setTimeout(() => toggleNotification({ type: 'warning', message, timeout: READING_TIME }));
      }),
    [toggleNotification],
  );
  return null;
}
