/** Words of a paragraph. */
export const span = (text: string) => ({ _type: 'span', _key: 's', text, marks: [] })
/** A paragraph with these spans and live figures. */
export const paragraph = (_key: string, ...children: object[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children,
})
/** A picture, with the asset that the samples hold. */
export const image = {
  _type: 'image',
  asset: { _type: 'reference', _ref: 'image-a1-1200x800-png' },
}

/** Running text with one member of every kind. */
export const everyMember = [
  {
    ...paragraph('p1', { ...span('See the list'), marks: ['l1'] }),
    markDefs: [{ _type: 'link', _key: 'l1', href: '/car-search' }],
  },
  paragraph('p2', span('From '), {
    _type: 'liveFigure',
    _key: 'f',
    figure: 'cheapestMonthly',
    manufacturer: 'vauxhall',
    range: 'corsa',
  }),
  { _type: 'callOut', _key: 'c', tone: 'tip', title: 'Worth knowing', text: 'Ask for it.' },
  {
    _type: 'contentTable',
    _key: 't',
    caption: 'What is included',
    columns: ['Part', 'Included'],
    rows: [{ _type: 'tableRow', _key: 'r1', cells: ['Delivery', 'Yes'] }],
  },
  { _type: 'figure', _key: 'i', image, alt: 'Two bars of one height', caption: 'The same total' },
  {
    _type: 'comparison',
    _key: 'o',
    title: 'Lease or PCP',
    options: ['Lease', 'PCP'].map((name) => ({
      _type: 'comparisonOption',
      _key: name,
      name,
      summary: 'You pay by the month.',
      goodFor: ['A fixed budget'],
      lessGoodFor: ['Many miles'],
    })),
  },
  { _type: 'calculator', _key: 'k', kind: 'leaseTotal', title: 'Add it up', intro: 'Try it.' },
  { _type: 'claimNote', _key: 'n', claim: { _type: 'reference', _ref: 'claim-delivery' } },
  {
    _type: 'chart',
    _key: 'h',
    title: 'What a mile costs',
    note: 'At illustrative prices.',
    measure: 'pence',
    series: ['A mile'],
    bars: [
      { _type: 'chartBar', _key: 'b1', label: 'At home', values: [2.3] },
      { _type: 'chartBar', _key: 'b2', label: 'Petrol', values: [13.6] },
    ],
  },
]
