import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { onRefusal } from './refusals';

/** Lists up to five places, which takes longer to read than a notification usually stays. */
const READING_TIME = 30_000;

/** Renders nothing: notifies the editor, on every screen, why a file was not deleted. */
export function ShowRefusals() {
  const { toggleNotification } = useNotification();
  useEffect(
    () =>
      onRefusal((message) => {
        // After Strapi's own notification, which would otherwise cover it.
        setTimeout(() => toggleNotification({ type: 'danger', message, timeout: READING_TIME }));
      }),
    [toggleNotification],
  );
  return null;
}
