import { useAuth } from '@strapi/strapi/admin';

/** The signed-in account. */
export function useUserId(): number | undefined {
  const id = useAuth('useUserId', ({ user }) => user?.id);
  return id === undefined ? undefined : Number(id);
}
