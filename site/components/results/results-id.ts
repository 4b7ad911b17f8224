/** The id of the part of a page that a list takes up. */
export const resultsId = 'results'

/** The id of the form that a list's filters make, in their panel and beside it. */
export const formId = 'filters'

/** The id of the panel of filters, a drawer on small screens. */
export const panelId = 'filter-panel'
