interface StudioDocument {
  _id: string
  _type: string
  [attribute: string]: unknown
}

/** What the dataset holds while the Studio's queries are recorded, and when they are tried. */
export const studioContent: readonly StudioDocument[] = [
  { _id: 'category-a', _type: 'guideCategory', title: 'Leasing explained' },
  {
    _id: 'guide-a',
    _type: 'guide',
    title: 'The initial rental is no deposit',
    category: { _type: 'reference', _ref: 'category-a' },
  },
  {
    _id: 'drafts.guide-a',
    _type: 'guide',
    title: 'The initial rental is not a deposit',
    category: { _type: 'reference', _ref: 'category-a' },
  },
  { _id: 'faq-a', _type: 'faq', question: 'Is the initial rental a deposit?', order: 1 },
  { _id: 'page-a', _type: 'pageContent', key: 'about-us', title: 'About us' },
  { _id: 'siteSettings', _type: 'siteSettings', name: 'Larkway' },
]
