import { useState } from 'react';
import type { Desk } from '../../domain/desk/desk';
import { useAdminData } from '../ui/server/use-admin-data';
import { useReloading } from '../ui/use-reloading';

/** The desk of the signed-in editor, current as long as it is shown. The last one stays while a new one loads. */
export function useDesk() {
  const { data, failed, reload } = useAdminData<Desk>('/admin/desk');
  useReloading(reload);
  const [desk, setDesk] = useState(data);
  if (data && data !== desk) setDesk(data);
  return { desk: data ?? desk, failed, reload };
}
