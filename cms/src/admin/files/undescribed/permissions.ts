import { useAuth } from '@strapi/strapi/admin';

/** Who may describe files of the library, or at least their own. */
export const DESCRIBE_PERMISSIONS = [{ action: 'plugin::upload.assets.update', subject: null }];

/**
 * Whether the editor may; false while that is not known. Not `useRBAC`, which checks once: what is on every screen is
 * there before the permissions are.
 */
export function useMayDescribe(): boolean {
  const permissions = useAuth('useMayDescribe', (auth) => auth.permissions);
  return DESCRIBE_PERMISSIONS.some(({ action }) => permissions.some((one) => one.action === action));
}
