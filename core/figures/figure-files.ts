/** The files of figures, by the last part but one of their address. Rule C-202. */
export const figureFiles = [
  'days',
  'states',
  'pages',
  'campaigns',
  'price-positions',
  'experiments',
  'page-speed',
  'page-speed-days',
  'page-views',
] as const

export type FigureFile = (typeof figureFiles)[number]

/** Where a file of figures is. Rule C-202. */
export const figureFilePath = (file: FigureFile): string => `/api/figures/${file}/file`
