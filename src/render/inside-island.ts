import { createContext } from 'react';

/** True inside an island, where other islands render as plain components. */
export const InsideIsland = createContext(false);
