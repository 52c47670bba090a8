interface Permission {
  action: string;
  subject?: string | null;
}

/** What Settings → Overview is about: the versions of the software, for those who operate it. */
const OVERVIEW = 'admin::project-settings.read';
const SITE = 'api::site.site';

/** Rights to something that only Settings has. */
const OF_SETTINGS =
  /^(?:admin::(?!marketplace|moderation)|plugin::(?:users-permissions|email|i18n)\.|plugin::upload\.settings)/;

export const maySeeOverview = (permissions: readonly Permission[]): boolean =>
  permissions.some(({ action }) => action === OVERVIEW);

/** Whether Settings has anything for an account; Strapi shows its link to everybody. */
export const maySeeSettings = (permissions: readonly Permission[]): boolean =>
  permissions.some(({ action, subject }) => OF_SETTINGS.test(action) || subject === SITE);

/** Styles that hide the links to what an account has no use for. */
export function hideSettings(permissions: readonly Permission[]): string {
  const hidden = [
    ...(maySeeSettings(permissions) ? [] : ['nav a[href$="/admin/settings"]']),
    ...(maySeeOverview(permissions) ? [] : ['a[href$="/settings/application-infos"]']),
  ];
  return hidden.length === 0 ? '' : `:is(${hidden.join(', ')}) { display: none !important; }`;
}
