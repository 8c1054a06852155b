/** Id of the list that the field controls. */
export const LIST_ID = 'search-list';

/** Id of the panel that the tabs switch. */
export const PANEL_ID = 'search-panel';

/** Id of a line of the list. */
export const optionId = (index: number) => `search-option-${index}`;
