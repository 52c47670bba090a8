import { useRBAC } from '@strapi/strapi/admin';

/** Who may describe files of the library, or at least their own. */
export const DESCRIBE_PERMISSIONS = [{ action: 'plugin::upload.assets.update', subject: null }];

/** Whether the editor may; false while that is not known. */
export function useMayDescribe(): boolean {
  const { isLoading, allowedActions } = useRBAC(DESCRIBE_PERMISSIONS);
  return !isLoading && Object.values(allowedActions).some(Boolean);
}
