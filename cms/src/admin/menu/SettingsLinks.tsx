import { useAuth } from '@strapi/strapi/admin';
import { hideSettings } from './settings-rights';

/** On every screen: hides links to settings that the account has no use for. Strapi has no rights for them. */
export function SettingsLinks() {
  const permissions = useAuth('SettingsLinks', (auth) => auth.permissions);
  return <style>{hideSettings(permissions)}</style>;
}
