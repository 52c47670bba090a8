import { useAuth } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { maySeeOverview, maySeeSettings } from './settings-rights';

/** Where Settings begins for those who do not operate the software. */
const FIRST = '/settings/site-settings';

/** Strapi opens Settings with its overview for everybody. @param overview Strapi's page */
export const createOverview = (overview: ComponentType): ComponentType =>
  function OverviewForOperators() {
    const Overview = overview;
    const permissions = useAuth('OverviewForOperators', (auth) => auth.permissions);
    if (maySeeOverview(permissions)) return <Overview />;
    return <Navigate to={maySeeSettings(permissions) ? FIRST : '/'} replace />;
  };
