import { paragraph } from '../rich-text.ts'
import { page } from './page.ts'

/** What stands where a page should be. */
export const errorPages = [
  page('not-found', {
    title: 'This page could not be found',
    intro: 'You may have taken a wrong turning, or the page has moved.',
    body: [paragraph('One of these may be where you were going:')],
  }),
  page('failure', {
    title: 'Something went wrong',
    intro: 'Something went wrong. Please try again. If the error still occurs, please contact us.',
    body: [
      paragraph(
        'If you were sending something, it may not have reached us. Go back and try once more.',
      ),
    ],
  }),
  page('forbidden', {
    title: 'You may not see this page',
    intro: 'Your account does not have the permission this page asks for.',
    body: [paragraph('If you think it should, ask the person who manages your company’s account.')],
  }),
]
