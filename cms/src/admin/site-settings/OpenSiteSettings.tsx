import { Page } from '@strapi/strapi/admin';
import { Navigate } from 'react-router-dom';
import { FORM, PERMISSIONS } from './site-form';

export function OpenSiteSettings() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Navigate to={FORM} replace />
    </Page.Protect>
  );
}
