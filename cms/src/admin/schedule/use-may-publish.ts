import { useAuth } from '@strapi/strapi/admin';
import { ARTICLE } from './form/FormSchedule';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Whether the role of the editor may publish articles. The server decides for each of them. */
export const useMayPublish = (): boolean =>
  useAuth('useMayPublish', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === PUBLISH && subject === ARTICLE),
  );
