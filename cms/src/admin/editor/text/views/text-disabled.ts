import { createContext, useContext } from 'react';

/** Whether the text of the form cannot be changed: then the fields of its blocks cannot, either. */
export const TextDisabled = createContext(false);

export const useIsTextDisabled = (): boolean => useContext(TextDisabled);
