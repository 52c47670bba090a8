import { picture } from '../../base/Picture/Picture.fixture';
import { pageTop } from './PageTop.fixture';

/** Backgrounds that get white and black text. */
export const darkTop = { ...pageTop, color: '#35506b', picture };
export const lightTop = { ...pageTop, color: '#f2c14e' };
