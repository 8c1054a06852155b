import { createContext } from 'react';

/** True below an island: what is inside is already part of it. */
export const InsideIsland = createContext(false);
