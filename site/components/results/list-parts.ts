// What a list is taken over with, in one module: two asked for side by side come as two bundles, each
// with a copy of all that they share.
export { refetchedAnswers } from './refetched-answers.ts'
export { Results } from './results.tsx'
export { scriptOfEmpty } from './script-of-empty.ts'
