import { useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { onRefusal } from './refusals';

/** Up to five places are named: that takes longer to read than a notification otherwise stays. */
const READING_TIME = 30_000;

/** Shows nothing itself: tells the editor, on every screen, why a file was not deleted. */
export function ShowRefusals() {
  const { toggleNotification } = useNotification();
  useEffect(
    () =>
      onRefusal((message) => {
        // After Strapi's own text, which it would otherwise lie behind.
        setTimeout(() => toggleNotification({ type: 'danger', message, timeout: READING_TIME }));
      }),
    [toggleNotification],
  );
  return null;
}
