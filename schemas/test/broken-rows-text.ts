import type { BrokenRow } from './broken-row.ts'

const long = (length: number) => 'x'.repeat(length)

/** Members of running text. */
export const textRows: readonly BrokenRow[] = [
  [
    'richText.href',
    'www.example.com',
    'Address: begin with / for a page of this site, or with https://, mailto: or tel:.',
  ],
  ['liveFigure.figure', 'weather', 'Figure: choose which one stands here.'],
  ['liveFigure.manufacturer', 'Vauxhall', 'Make: write it as in its address, such as land-rover.'],
  ['liveFigure.range', 'Corsa', 'Range: write it as in its address, such as corsa.'],
  [
    'liveFigure.range',
    undefined,
    'Range: fill in Make as well, since two makes may have a range of one name.',
    { at: 'liveFigure.manufacturer' },
  ],
  ['contentTable.caption', undefined, 'Caption: say in one line what the table shows.'],
  ['contentTable.rows', [], 'Rows: add at least one.'],
  [
    'contentTable.rows',
    ['Part', 'Included', 'Note'],
    'Rows: row 1 must have 3 cells, as many as there are column headings.',
    { at: 'contentTable.columns' },
  ],
  [
    'contentTable.columns',
    ['Part'],
    [
      'Column headings: give between two and six.',
      'Rows: row 1 must have 1 cells, as many as there are column headings.',
    ],
  ],
  [
    'contentTable.rows.cells',
    ['Delivery'],
    [
      'Cells: fill in at least two.',
      'Rows: row 1 must have 2 cells, as many as there are column headings.',
    ],
  ],
  ['callOut.tone', 'joke', 'Kind: choose tip or caution.'],
  ['callOut.title', undefined, 'Title: write one of at most 60 characters.'],
  ['callOut.text', long(401), 'Text: write at most 400 characters.'],
  ['figure.image', undefined, 'Image: upload or choose one.'],
  ['figure.image', { _type: 'image' }, 'Image: upload or choose one.'],
  [
    'figure.alt',
    undefined,
    'Description of the picture: say in at most 250 characters what it shows.',
  ],
  ['figure.caption', long(161), 'Caption: shorten it to 160 characters.'],
  ['comparison.title', undefined, 'Title: write one of at most 80 characters.'],
  ['comparison.options', [], 'Options: give between two and four.'],
  ['comparison.options.name', undefined, 'Name: write one of at most 40 characters.'],
  ['comparison.options.summary', undefined, 'Summary: write at most 240 characters.'],
  ['comparison.options.goodFor', [], 'Good for: give between one and five.'],
  ['comparison.options.lessGoodFor', [], 'Less good for: give between one and five.'],
  ['calculator.kind', 'weather', 'Calculator: choose one.'],
  ['calculator.title', long(61), 'Title: shorten it to 60 characters.'],
  ['calculator.intro', long(201), 'Introduction: shorten it to 200 characters.'],
  ['claimNote.claim', undefined, 'Claim: choose one.'],
  ['chart.title', undefined, 'Title: write one of at most 80 characters.'],
  ['chart.note', long(161), 'Note: shorten it to 160 characters.'],
  ['chart.measure', undefined, 'Measure: choose one.'],
  [
    'chart.series',
    ['A', 'B', 'C'],
    [
      'Parts of a bar: give one or two.',
      'Bars: bar 1 must have as many numbers as there are parts of a bar, 3.',
    ],
  ],
  ['chart.bars', [], 'Bars: give between two and twelve.'],
  [
    'chart.bars',
    ['One', 'Two'].map((label) => ({ _type: 'chartBar', _key: label, label, values: [1, 2] })),
    'Bars: bar 1 must have as many numbers as there are parts of a bar, 1.',
  ],
  ['chart.bars.label', undefined, 'Label: write one of at most 40 characters.'],
  [
    'chart.bars.values',
    [],
    [
      'Numbers: give at least one.',
      'Bars: bar 1 must have as many numbers as there are parts of a bar, 1.',
    ],
  ],
  [
    'chart.bars.values',
    [1, 2],
    'Bars: bar 1 must have as many numbers as there are parts of a bar, 1.',
  ],
]
